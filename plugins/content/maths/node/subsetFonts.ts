import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf } from './charactersOf.ts';

/** How the names of the fonts begin that set variables. */
const VARIABLES = 'KaTeX_Math-';

/**
 * Leaves those characters in the fonts of formulas that formulas of the site are set in.
 *
 * More than half of what a page with formulas loads of them is otherwise of alphabets and signs that no document
 * has, and of hinting, which letters of this size can do without.
 *
 * @param folder - a build whose pages are there
 * @param fonts - folder of WOFF2 fonts, which are written anew
 */
export async function subsetFonts(folder: string, fonts: string): Promise<void> {
  const pages = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  const { variables, others } = charactersOf(
    await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8'))),
  );
  for (const name of await readdir(fonts)) {
    const file = path.join(fonts, name);
    const font = await readFile(file);
    const characters = [...(name.startsWith(VARIABLES) ? variables : others)].sort().join('');
    const subset = await subsetFont(font, characters, { targetFormat: 'woff2', noHinting: true });
    await writeFile(file, subset);
  }
}
