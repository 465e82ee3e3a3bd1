import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../publish/node/files.ts';
import { attributesOfFirstBelow, BELOW_RULE, withBelowMarked } from './page/below.ts';
import { BOUNDS } from './page/bounds.ts';
import type { Extent } from './page/elements.ts';
import { type Placed, placeStyles, type StylesheetLink, stylesheetsOf } from './page/place.ts';
import { criticalCssOf } from './selection/criticalCss.ts';
import { withFontsFrom } from './sheet/fontFaces.ts';
import { minified } from './sheet/minified.ts';
import { allWords, findWords, usedCssOf, type Words, wordsOfSheets } from './sheet/usedCss.ts';

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

/** Says how a page gets a stylesheet that it names. */
type Placing = (link: StylesheetLink, page: Source) => Placed;

const STYLESHEET = /(?:^|\/)assets\/css\/[^/]+\.css$/;

/** Digits of the hash in a file's name, as many as the framework's files have. */
const HASH_LENGTH = 8;

const HASHED_NAME = /\.[0-9a-f]{8}\.css$/;

/** The name of a stylesheet that has other content: files below `assets/` are kept by browsers for good. */
function renamed(file: string, css: string): string {
  return file.replace(HASHED_NAME, `.${hashOf(css).slice(0, HASH_LENGTH)}.css`);
}

/** The sheet that an address names; one of a locale is in the locale's folder. */
const namedBy = (sheets: readonly Sheet[], href: string): Sheet | undefined =>
  sheets
    .filter(({ file }) => href.endsWith(`/${file}`))
    .sort((a, b) => b.file.length - a.file.length)[0];

/** Whether a sheet has the hash that a page asks for. */
function hasHash(css: string, integrity: string): boolean {
  const [algorithm = '', digest] = integrity.split(/-(.*)/);
  return createHash(algorithm).update(css).digest('base64') === digest;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A file of the build. */
interface Source {
  /** Path below the build. */
  readonly file: string;
  readonly text: string;
}

/** Gives the critical part of a stylesheet for a page. */
function minifiedCriticalCss(css: string, extent: Extent): (page: Source) => string {
  const criticalOf = criticalCssOf(css, extent);
  return ({ text }) => minified(criticalOf(text));
}

/** Finds the words of stylesheets in pages and scripts. */
function wordsIn(sources: readonly Source[], sheets: readonly Sheet[]): Words {
  const asked = wordsOfSheets(sheets.map(({ css }) => css));
  return allWords(sources.map(({ text }) => findWords(text, asked)));
}

/** Writes what is used of the build's own stylesheets, each under a name of its own. */
async function writeUsed(
  folder: string,
  sheets: readonly Sheet[],
  words: Words,
): Promise<{ readonly placings: ReadonlyMap<Sheet, Placing>; readonly used: number }> {
  const placings = new Map<Sheet, Placing>();
  let used = 0;
  for (const sheet of sheets) {
    const css = usedCssOf(sheet.css, words);
    const name = renamed(sheet.file, css);
    await rm(path.join(folder, sheet.file));
    await writeFile(path.join(folder, name), css);
    const criticalOf = minifiedCriticalCss(css, 'first screen');
    placings.set(sheet, ({ href }, page) => ({
      href,
      critical: criticalOf(page),
      full: href.slice(0, -sheet.file.length) + name,
      isLate: true,
    }));
    used += css.length;
  }
  return { placings, used };
}

/**
 * Finds the stylesheets that are not the build's own, as that of formulas, by the copy that the build has. They
 * are not late: the fonts that they declare would be loaded a second time, and flash, while they are on the screen.
 * So all of a page has to look right by their critical part.
 */
function placingOfCopies(copies: readonly Sheet[]): (link: StylesheetLink) => Placing | undefined {
  const placings = new Map<string, Placing | undefined>();
  const look = ({ href, integrity }: StylesheetLink): Placing | undefined => {
    const copy =
      integrity === undefined
        ? namedBy(copies, href)
        : copies.find(({ css }) => hasHash(css, integrity));
    const criticalOf = copy && minifiedCriticalCss(withFontsFrom(copy.css, href), 'whole page');
    return (
      criticalOf &&
      ((_link, page) => ({ href, critical: criticalOf(page), full: href, isLate: false }))
    );
  };
  return (link) => {
    if (!placings.has(link.href)) {
      placings.set(link.href, look(link));
    }
    return placings.get(link.href);
  };
}

/**
 * Lets the pages of a build paint without waiting for a stylesheet: each gets the critical part in its
 * head, and loads the whole, without what nothing uses, later. A stylesheet of which the build has no copy
 * stays as it is.
 *
 * @param folder - a complete build, before its files are hashed and compressed; it is changed
 * @throws the system's error for a file that cannot be read or written
 */
export async function writeCriticalStyles(folder: string): Promise<StylesReport> {
  const files = await filesBelow(folder);
  const read = (kind: string) =>
    Promise.all(
      files
        .filter((file) => file.endsWith(kind))
        .map(async (file): Promise<Source> => {
          const text = await readFile(path.join(folder, file), 'utf8');
          return { file, text };
        }),
    );
  const pages = await read('.html');
  const scripts = await read('.js');
  const sheets: readonly Sheet[] = (await read('.css')).map(({ file, text }) => ({
    file,
    css: text,
  }));
  const own = sheets.filter(({ file }) => STYLESHEET.test(file));
  const copies = sheets.filter((sheet) => !own.includes(sheet));
  const words = wordsIn([...pages, ...scripts], own);

  const { placings, used } = await writeUsed(folder, own, words);
  const placingOfCopy = placingOfCopies(copies);
  for (const page of pages) {
    const { file, text } = page;
    const placed = stylesheetsOf(text).flatMap((link) => {
      const sheet = namedBy(own, link.href);
      const placing = sheet === undefined ? placingOfCopy(link) : placings.get(sheet);
      return placing === undefined ? [] : [placing(link, page)];
    });
    const marked = withBelowMarked(text, attributesOfFirstBelow(text));
    const rules = BOUNDS + (marked === text ? '' : BELOW_RULE);
    await writeFile(path.join(folder, file), placeStyles(marked, placed, rules));
  }
  return {
    pages: pages.length,
    built: own.reduce((sum, { css }) => sum + css.length, 0),
    used,
  };
}
