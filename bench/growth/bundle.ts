import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Refusal } from '../../scripts/command/refusal.ts';
import { run } from '../../scripts/command/run.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { toolFile, withoutUpdateChecks } from '../../scripts/project/tools.ts';
import { writeSite } from './site.ts';

const FOLDER = path.join(ROOT, '.cache', 'bench', 'growth');

/** Prefixes of the file names of the scripts that each page loads. */
const SCRIPTS = ['main.', 'runtime~main.'];

/**
 * Bundles a site with the given number of documents.
 *
 * @returns compressed size of each of {@link SCRIPTS}
 * @throws Refusal when the bundler fails
 */
export async function bundle(documents: number, hasDirectory: boolean): Promise<number[]> {
  const site = path.join(FOLDER, `${documents}`);
  await writeSite(ROOT, site, documents, hasDirectory);
  const { code } = await run(process.execPath, [toolFile(ROOT, 'docusaurus'), 'build', site], {
    cwd: ROOT,
    environment: withoutUpdateChecks({
      ...process.env,
      NODE_ENV: 'production',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true',
    }),
  });
  if (code !== 0) {
    throw new Refusal(`Bundling ${documents} documents failed; the reason is above`);
  }
  const folder = path.join(site, 'build', 'assets', 'js');
  const names = await readdir(folder);
  const sizes = await Promise.all(
    SCRIPTS.map(async (start) => {
      const name = names.find((file) => file.startsWith(start) && file.endsWith('.js'));
      return brotliCompressSync(await readFile(path.join(folder, name ?? start))).length;
    }),
  );
  await rm(site, { recursive: true });
  return sizes;
}
