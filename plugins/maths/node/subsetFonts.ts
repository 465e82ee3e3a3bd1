import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { resultCache } from '../../cache/node/index.ts';
import { filesBelow } from '../../publish/node/files.ts';

/** Stands in each page that has a formula. */
const FORMULA = /\bkatex\b/;

/** All characters of the pages that have formulas: more than their formulas have, and nothing to parse. */
async function charactersOf(folder: string): Promise<string> {
  const pages = (await filesBelow(folder)).filter((file) => file.endsWith('.html'));
  const characters = new Set<string>();
  for (const page of pages) {
    const html = await readFile(path.join(folder, page), 'utf8');
    for (const character of FORMULA.test(html) ? html : '') {
      characters.add(character);
    }
  }
  return [...characters].sort().join('');
}

/**
 * Leaves those characters in the fonts of formulas that are on pages with formulas.
 *
 * Nearly half of what such a page loads of them is of alphabets and signs that no document has.
 *
 * @param folder - a build whose pages are there
 * @param fonts - folder of WOFF2 fonts, which are written anew
 * @param cacheFolder - folder that keeps them for the next build, as `resultCache` takes it
 */
export async function subsetFonts(
  folder: string,
  fonts: string,
  cacheFolder?: string,
): Promise<void> {
  const cache = resultCache<Uint8Array>(cacheFolder, 'fonts');
  const characters = await charactersOf(folder);
  for (const name of await readdir(fonts)) {
    const file = path.join(fonts, name);
    const font = await readFile(file);
    const subset = await cache.ofLater(`${font.toString('base64')} ${characters}`, () =>
      subsetFont(font, characters, { targetFormat: 'woff2' }),
    );
    await writeFile(file, subset);
  }
  await cache.write();
}
