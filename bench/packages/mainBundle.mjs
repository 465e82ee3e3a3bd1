import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../scripts/command/refusal.mjs';
import { run } from '../../scripts/command/run.mjs';
import { bundleConfiguration } from '../../scripts/configuration/bundle.mjs';
import { ROOT } from '../../scripts/project/root.mjs';
import { toolFile, withoutUpdateChecks } from '../../scripts/project/tools.mjs';

const FOLDER = path.join(ROOT, '.cache', 'bench', 'packages');

/**
 * The site's configuration, with source maps for the client bundles.
 *
 * @param {string} file the bundled configuration
 */
const withSourceMaps = (file) => `const configuration = require(${JSON.stringify(file)});
const sourceMaps = () => ({
  name: 'source-maps',
  configureWebpack: (_config, isServer) => (isServer ? {} : { devtool: 'source-map' }),
});
module.exports = async () => {
  const config = await configuration();
  return { ...config, plugins: [...config.plugins, sourceMaps] };
};
`;

/**
 * Bundles the site without rendering its pages.
 *
 * @returns {Promise<{ code: string, map: import('node:module').SourceMapPayload }>} the main bundle and its
 *   source map
 * @throws {Refusal} when the bundler fails
 */
export async function mainBundle() {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const { file, variables } = await bundleConfiguration(ROOT);
  const configuration = path.join(FOLDER, 'configuration.cjs');
  await writeFile(configuration, withSourceMaps(file));
  const out = path.join(FOLDER, 'build');
  const { code: exitCode } = await run(
    process.execPath,
    [toolFile(ROOT, 'docusaurus'), 'build', '--out-dir', out, '--config', configuration],
    {
      cwd: ROOT,
      environment: withoutUpdateChecks({
        ...process.env,
        ...variables,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true',
      }),
    },
  );
  if (exitCode !== 0) {
    throw new Refusal('Bundling failed; the reason is above');
  }
  const scripts = path.join(out, 'assets', 'js');
  const main = (await readdir(scripts)).find((name) => /^main\.\w+\.js$/.test(name)) ?? 'main.js';
  const text = await readFile(path.join(scripts, main), 'utf8');
  const map = JSON.parse(await readFile(path.join(scripts, `${main}.map`), 'utf8'));
  await rm(FOLDER, { recursive: true });
  return { code: text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, ''), map };
}
