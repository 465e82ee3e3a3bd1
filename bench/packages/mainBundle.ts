import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import { FRAMEWORK } from '../../scripts/build/build.ts';
import { Refusal } from '../../scripts/command/refusal.ts';
import { run } from '../../scripts/command/run.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { TYPESCRIPT, withoutUpdateChecks } from '../../scripts/project/tools.ts';

const FOLDER = path.join(ROOT, '.cache', 'bench', 'packages');

/** The site's configuration, with source maps for the client bundles. */
const CONFIGURATION = `import config from '../../../docusaurus.config.ts';

const sourceMaps = () => ({
  name: 'source-maps',
  configureWebpack: (_config, isServer) => (isServer ? {} : { devtool: 'source-map' }),
});

export default { ...config, plugins: [...config.plugins, sourceMaps] };
`;

/**
 * Bundles the site without rendering its pages.
 *
 * @returns the main bundle and its source map
 * @throws Refusal when the bundler fails
 */
export async function mainBundle(): Promise<{ code: string; map: SourceMapPayload }> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const configuration = path.join(FOLDER, 'docusaurus.config.ts');
  await writeFile(configuration, CONFIGURATION);
  const out = path.join(FOLDER, 'build');
  const { code: exitCode } = await run(
    process.execPath,
    [...TYPESCRIPT, FRAMEWORK, out, configuration],
    {
      cwd: ROOT,
      environment: withoutUpdateChecks({
        ...process.env,
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
