import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../command/refusal.mjs';

/** Output folder below `node_modules/`, so that packages resolve as in the project. */
const FOLDER = '.cache/configuration';

/**
 * The file that the framework loads. The framework accepts a function that returns the configuration. For an
 * invalid configuration it would name this file, so its validation runs before, with the name of the author's file.
 */
const ENTRY = `const { validateConfig } = require('@docusaurus/core/lib/server/configValidation');
module.exports = async () => {
  const { default: config } = await import('./configuration.mjs');
  validateConfig(config, 'docusaurus.config.ts');
  return config;
};
`;

/** Provides `require()` to the bundle, for packages loaded that way. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/**
 * Keeps a module's own path and URL; in the bundle they would be the bundle's.
 *
 * @type {import('esbuild').Plugin}
 */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const address = JSON.stringify(pathToFileURL(file).href);
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};

/**
 * Loads the framework's packages as CommonJS, because Node doesn't find all of their named exports in an `import`.
 *
 * @type {import('esbuild').Plugin}
 */
const frameworkPackages = {
  name: 'framework-packages',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^@docusaurus\// }, ({ path: name, kind }) =>
      kind === 'import-statement'
        ? { path: name, namespace: 'framework' }
        : { path: name, external: true },
    );
    onLoad({ filter: /./, namespace: 'framework' }, ({ path: name }) => ({
      contents: `module.exports = require(${JSON.stringify(name)});`,
    }));
  },
};

/**
 * Writes a file unless it already has this content, because the bundler's cache depends on modification times.
 *
 * @param {string} file
 * @param {string} content
 * @returns {Promise<void>}
 */
async function writeChanged(file, content) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== content) {
    await writeFile(file, content);
  }
}

/**
 * Bundles the configuration with all project modules that it imports, so that Node can run it.
 *
 * The framework's own loader transpiles each module and package with Babel. That takes ten seconds of a clean
 * build, and creates second instances of packages that Node has already loaded.
 *
 * @param {string} root folder of the project; the packages have to be installed
 * @returns {Promise<{ file: string, variables: Record<string, string> }>} absolute path of the configuration for
 *   the framework, and environment variables that make its loader leave the file to Node
 * @throws {Refusal} if a module can't be read; the reason is printed
 */
export async function bundleConfiguration(root) {
  const { build } = await import('esbuild');
  const entry = path.join(root, 'docusaurus.config.ts');
  const bundled = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    banner: { js: REQUIRE },
    plugins: [frameworkPackages, ownAddresses],
  }).catch((cause) => {
    throw new Refusal(
      'docusaurus.config.ts, or a module that it imports, cannot be read; the reason is above',
      { cause },
    );
  });
  const folder = path.join(root, 'node_modules', FOLDER);
  await mkdir(folder, { recursive: true });
  for (const { text } of bundled.outputFiles) {
    await writeChanged(path.join(folder, 'configuration.mjs'), text);
  }
  const file = path.join(folder, 'index.cjs');
  await writeChanged(file, ENTRY);
  return { file, variables: { JITI_NATIVE_MODULES: JSON.stringify([FOLDER]) } };
}
