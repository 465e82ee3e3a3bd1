import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../command/refusal.mjs';

/** Folder below `node_modules/` of what is made here; packages are found from there as from the project. */
const FOLDER = '.cache/configuration';

/**
 * What the framework loads; it takes a function that gives the configuration for one. The framework would
 * name this file for a mistake in the author's, so the framework's own check is made before, in its name.
 */
const ENTRY = `const { validateConfig } = require('@docusaurus/core/lib/server/configValidation');
module.exports = async () => {
  const { default: config } = await import('./configuration.mjs');
  validateConfig(config, 'docusaurus.config.ts');
  return config;
};
`;

/** Lets the bundle call `require()` for the packages that are read that way. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/**
 * Keeps what a module of the project says of its own place: in the bundle it would be the bundle's.
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
 * Reads the framework's packages as the CommonJS modules they are: Node does not find all of their names
 * in an `import`.
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
 * Writes a file unless it has this content already: the bundler's cache goes by the time of a change.
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
 * Transpiles the configuration with all modules of the project that it imports, for Node to run as it is.
 *
 * The framework's own loader transpiles each module, and each package it comes to, by Babel: for ten
 * seconds of a clean build, and into copies of packages that Node has loaded besides.
 *
 * @param {string} root folder of the project; the packages have to be installed
 * @returns {Promise<{ file: string, variables: Record<string, string> }>} absolute path of what the framework
 *   is given for its configuration, and the environment variables by which its loader leaves it to Node
 * @throws {Refusal} when a module cannot be read; the reason is printed
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
