import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf } from './charactersOf.ts';

/** Prefix of the file names of fonts for variables. */
const VARIABLES = 'KaTeX_Math-';

/**
 * Reduces the maths fonts to the characters that the site's formulas use.
 *
 * Otherwise, more than half of the font data that a page with formulas loads would be for characters that no document
 * uses, and for hinting, which isn't needed at this text size.
 *
 * @param folder - a build whose pages have been written
 * @param fonts - folder of WOFF2 fonts, which are overwritten
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
