import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const FORMULA = /<span class="?katex-html\b/g;

/** The HTML of a formula, up to the end of its last tag. */
function formulaAt(html: string, start: number): string {
  let depth = 0;
  for (const { 1: slash, index } of html.slice(start).matchAll(/<(\/?)span\b/g)) {
    depth += slash === '' ? 1 : -1;
    if (depth === 0) {
      return html.slice(start, start + index);
    }
  }
  return html.slice(start);
}

/** Collects the characters in the formulas of pages, which are HTML from KaTeX, minified or not. */
export function charactersOf(pages: readonly string[]): ReadonlySet<string> {
  const texts = pages.flatMap((html) =>
    [...html.matchAll(FORMULA)].map(({ index }) => formulaAt(html, index).replace(/<[^>]*>/g, '')),
  );
  // HTML refers to these by their names.
  return new Set(`<>&${texts.join('')}`);
}

/**
 * Reduces the maths fonts to the characters that the site's formulas use, without hinting: less than half is left.
 *
 * @param folder - a build whose pages have been written
 * @param fonts - folder of WOFF2 fonts, which are overwritten
 */
export async function subsetFonts(folder: string, fonts: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  const found = charactersOf(
    await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8'))),
  );
  const characters = [...found].join('');
  for (const name of await readdir(fonts)) {
    const file = path.join(fonts, name);
    const font = await readFile(file);
    const subset = await subsetFont(font, characters, { targetFormat: 'woff2', noHinting: true });
    await writeFile(file, subset);
  }
}
