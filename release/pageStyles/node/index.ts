import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../publish/node/files.ts';
import { readPage } from './page.ts';
import { placeStyles } from './place.ts';
import { placingOf, type Sheet } from './sheets.ts';

/**
 * Lets pages paint without waiting for stylesheets: each page gets the critical part in its head, and loads the rest
 * later. A stylesheet that the build has no copy of is left alone.
 *
 * @param folder - a complete build, before its files are hashed and compressed; its pages are modified in place
 * @param onPage - called with each page once it's written
 * @returns the number of pages
 * @throws the system's error for a file that can't be read or written
 */
export async function writeCriticalStyles(
  folder: string,
  onPage: (file: string, html: string) => void = () => undefined,
): Promise<number> {
  const files = await filesBelow(folder);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const sheets = await Promise.all(
    files
      .filter((file) => file.endsWith('.css'))
      .map(async (file): Promise<Sheet> => ({ file, css: await read(file) })),
  );
  const place = placingOf(sheets);
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const built = await read(file);
    const page = readPage(built);
    const html = placeStyles(built, page.firstBelow, (link) => place(built, page, link));
    await writeFile(path.join(folder, file), html);
    onPage(file, html);
  }
  return pages.length;
}
