import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../publish/node/files.ts';
import { placeStyles, stylesheetsOf } from './page/place.ts';
import { type CriticalCss, criticalCssOf } from './selection/criticalCss.ts';
import { usedCssOf, wordsOf } from './sheet/usedCss.ts';

/** What came of the stylesheets of a build. */
export interface StylesReport {
  readonly pages: number;
  /** Lengths of the stylesheets, before and after. */
  readonly built: number;
  readonly used: number;
}

/** A stylesheet of the build. */
interface Sheet {
  /** Path below the build. */
  readonly file: string;
  readonly css: string;
}

/** A stylesheet that pages name, and what picks their part of it. */
interface NamedSheet {
  readonly criticalOf: CriticalCss;
  /** The address that it is loaded from, by the one that a page has. */
  readonly fullOf: (href: string) => string;
}

const STYLESHEET = /(?:^|\/)assets\/css\/[^/]+\.css$/;

/** Digits of the hash in a file's name, as many as the framework's files have. */
const HASH_LENGTH = 8;

const HASHED_NAME = /\.[0-9a-f]{8}\.css$/;

/** The name of a stylesheet that has other content: files below `assets/` are kept by browsers for good. */
function renamed(file: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, HASH_LENGTH);
  return file.replace(HASHED_NAME, `.${hash}.css`);
}

/** The sheet that an address names; one of a locale stands in the locale's folder. */
const namedBy = (sheets: readonly Sheet[], href: string): Sheet | undefined =>
  sheets
    .filter(({ file }) => href.endsWith(`/${file}`))
    .sort((a, b) => b.file.length - a.file.length)[0];

/**
 * Lets the pages of a build paint without waiting for a stylesheet: each gets the critical part in its
 * head, and loads the whole, without what nothing uses, from the end of its body. A stylesheet that is not
 * the build's, as that of formulas, stays as it is: a font that it declares a second time would flash.
 *
 * @param folder - a complete build, before its files are hashed and compressed; it is changed
 * @throws the system's error for a file that cannot be read or written
 */
export async function writeCriticalStyles(folder: string): Promise<StylesReport> {
  const files = await filesBelow(folder);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const readAll = (names: readonly string[]) =>
    Promise.all(names.map(async (file) => ({ file, text: await read(file) })));
  const pages = await readAll(files.filter((file) => file.endsWith('.html')));
  const scripts = await readAll(files.filter((file) => file.endsWith('.js')));
  const sheets: readonly Sheet[] = await Promise.all(
    files
      .filter((file) => STYLESHEET.test(file))
      .map(async (file) => ({ file, css: await read(file) })),
  );
  const words = wordsOf([...pages, ...scripts].map(({ text }) => text));

  const named = new Map<Sheet, NamedSheet>();
  let used = 0;
  for (const sheet of sheets) {
    const css = usedCssOf(sheet.css, words);
    const name = renamed(sheet.file, css);
    await rm(path.join(folder, sheet.file));
    await writeFile(path.join(folder, name), css);
    named.set(sheet, {
      criticalOf: criticalCssOf(css),
      fullOf: (href) => href.slice(0, -sheet.file.length) + name,
    });
    used += css.length;
  }
  for (const { file, text } of pages) {
    const placed = stylesheetsOf(text).flatMap((href) => {
      const own = namedBy(sheets, href);
      const sheet = own && named.get(own);
      return sheet === undefined
        ? []
        : [{ href, critical: sheet.criticalOf(text), full: sheet.fullOf(href) }];
    });
    await writeFile(path.join(folder, file), placeStyles(text, placed));
  }
  return {
    pages: pages.length,
    built: sheets.reduce((sum, { css }) => sum + css.length, 0),
    used,
  };
}
