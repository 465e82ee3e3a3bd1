import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { keptCopies, writeCopies, writeServingFiles } from '../../release/publish/node/index.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { toolFile } from '../../scripts/project/tools.ts';
import { readSettings } from '../../site/settings.ts';
import { makeStockSite } from './site.ts';

/** Where the site goes; other benchmarks measure its `build` folder. */
const FOLDER = path.join(ROOT, '.cache', 'bench', 'stock');

/** Builds the stock site, and adds what the library has for serving: the same header table and compressed copies. */
export async function main(): Promise<void> {
  await makeStockSite(ROOT, FOLDER);
  await promisify(execFile)(process.execPath, [toolFile(ROOT, 'docusaurus'), 'build'], {
    cwd: FOLDER,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', BROWSERSLIST_IGNORE_OLD_DATA: '1' },
  });
  const build = path.join(FOLDER, 'build');
  await writeServingFiles(build, readSettings({}));
  await writeCopies(build, keptCopies(path.join(FOLDER, 'copies')));
  console.log(path.relative(process.cwd(), build));
}
