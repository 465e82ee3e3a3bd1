import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rewriter } from '../pages/rewrite.ts';
import { firstScreenOf } from './firstScreen.ts';
import { placeStyles } from './place.ts';
import { placingOf, type Sheet } from './sheets.ts';

/**
 * Lets pages paint without waiting for stylesheets: each page gets the critical part in its head, and loads the rest
 * later. A stylesheet that the build has no copy of is left alone.
 *
 * @param folder - a complete build, before its files are hashed and compressed
 * @param files - all its files, as paths below it
 * @throws the system's error for a stylesheet that can't be read
 */
export async function criticalStyles(folder: string, files: readonly string[]): Promise<Rewriter> {
  const sheets = await Promise.all(
    files
      .filter((file) => file.endsWith('.css'))
      .map(
        async (file): Promise<Sheet> => ({
          file,
          css: await readFile(path.join(folder, file), 'utf8'),
        }),
      ),
  );
  const place = placingOf(sheets);
  return (page) => {
    const firstScreen = firstScreenOf(page);
    return placeStyles(page, firstScreen, (link) => place(page, firstScreen, link));
  };
}
