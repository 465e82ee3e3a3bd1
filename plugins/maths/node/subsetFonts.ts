import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
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
  return [...characters].join('');
}

/**
 * Leaves those characters in the fonts of formulas that are on pages with formulas.
 *
 * Nearly half of what such a page loads of them is of alphabets and signs that no document has.
 *
 * @param folder - a build whose pages are there
 * @param fonts - folder of WOFF2 fonts, which are written anew
 */
export async function subsetFonts(folder: string, fonts: string): Promise<void> {
  const characters = await charactersOf(folder);
  for (const name of await readdir(fonts)) {
    const file = path.join(fonts, name);
    await writeFile(
      file,
      await subsetFont(await readFile(file), characters, { targetFormat: 'woff2' }),
    );
  }
}
