import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { buildFolders } from '../../scripts/build/folders.ts';
import { Refusal } from '../../scripts/command/refusal.ts';
import { ROOT } from '../../scripts/project/root.ts';

/**
 * Finds the page whose compressed size is the median.
 *
 * @returns its path, such as `/js`
 * @throws Refusal when there is no build
 */
export async function medianPage(): Promise<string> {
  const folder = buildFolders(ROOT).live;
  const files = await readdir(folder).catch(() => []);
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html.br'))
      .map(async (file) => ({ file, size: (await stat(path.join(folder, file))).size })),
  );
  const { file } = pages.sort((a, b) => a.size - b.size)[Math.floor(pages.length / 2)] ?? {};
  if (file === undefined) {
    throw new Refusal('There is no build; run npm run build first');
  }
  return `/${file.slice(0, -'.html.br'.length)}`;
}
