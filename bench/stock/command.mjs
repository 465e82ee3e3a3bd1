import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/project/root.mjs';
import { toolFile } from '../../scripts/project/tools.mjs';
import { loadTypeScript } from '../../scripts/project/typescript.mjs';
import { makeStockSite } from './site.mjs';

/** Where the site goes; other benchmarks measure its `build` folder. */
const FOLDER = path.join(ROOT, '.cache', 'bench', 'stock');

/**
 * Builds the stock site, and adds what the library has for serving: the same header table and compressed copies.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await makeStockSite(ROOT, FOLDER);
  await promisify(execFile)(process.execPath, [toolFile(ROOT, 'docusaurus'), 'build'], {
    cwd: FOLDER,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', BROWSERSLIST_IGNORE_OLD_DATA: '1' },
  });
  /** @type {typeof import('../../release/publish/node/index.ts')} */
  const { keptCopies, writeCopies, writeServingFiles } = loadTypeScript(
    ROOT,
    'release/publish/node/index.ts',
  );
  /** @type {typeof import('../../site/settings.ts')} */
  const { readSettings } = loadTypeScript(ROOT, 'site/settings.ts');
  const build = path.join(FOLDER, 'build');
  await writeServingFiles(build, readSettings({}));
  await writeCopies(build, keptCopies(path.join(FOLDER, 'copies')));
  console.log(path.relative(process.cwd(), build));
}
