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

/** The result of processing a build's stylesheets. */
export interface StylesReport {
  readonly pages: number;
  /** Total length of the stylesheets, before and after. */
  readonly built: number;
  readonly used: number;
}

/** A stylesheet of the build. */
interface Sheet {
  /** Path below the build. */
  readonly file: string;
  readonly css: string;
}

/** Decides how a page loads a stylesheet. */
type Placing = (link: StylesheetLink, page: Source) => Placed;

const STYLESHEET = /(?:^|\/)assets\/css\/[^/]+\.css$/;

/** Length of the hash in a file name, as in the framework's. */
const HASH_LENGTH = 8;

const HASHED_NAME = /\.[0-9a-f]{8}\.css$/;

/**
 * Renames a stylesheet after its content changed, because browsers cache files below `assets/` as immutable.
 */
function renamed(file: string, css: string): string {
  return file.replace(HASHED_NAME, `.${hashOf(css).slice(0, HASH_LENGTH)}.css`);
}

/** The sheet that an href refers to; a locale's sheet is in the locale's folder. */
const namedBy = (sheets: readonly Sheet[], href: string): Sheet | undefined =>
  sheets
    .filter(({ file }) => href.endsWith(`/${file}`))
    .sort((a, b) => b.file.length - a.file.length)[0];

/** Whether a sheet matches the integrity attribute. */
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

/** Extracts and minifies the critical CSS of a page. */
function minifiedCriticalCss(css: string, extent: Extent): (page: Source) => string {
  const criticalOf = criticalCssOf(css, extent);
  return ({ text }) => minified(criticalOf(text));
}

/** Finds the words of stylesheets in pages and scripts. */
function wordsIn(sources: readonly Source[], sheets: readonly Sheet[]): Words {
  const asked = wordsOfSheets(sheets.map(({ css }) => css));
  return allWords(sources.map(({ text }) => findWords(text, asked)));
}

/** Writes the build's own stylesheets without unused rules, under new names. */
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
 * Finds external stylesheets that the build has a copy of, such as the one for formulas. They aren't
 * deferred: the fonts that they declare would load a second time and flash while they're on the screen. So
 * the critical part has to cover the full page.
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
 * Lets pages paint without waiting for stylesheets. Each page gets the critical part in its head, and loads
 * the rest later, without unused rules. A stylesheet that the build has no copy of is left alone.
 *
 * @param folder - a complete build, before its files are hashed and compressed; modified in place
 * @param onPage - called with each page once it's written
 * @throws the system's error for a file that can't be read or written
 */
export async function writeCriticalStyles(
  folder: string,
  onPage: (file: string, html: string) => void = () => undefined,
): Promise<StylesReport> {
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
    const html = placeStyles(marked, placed, rules);
    await writeFile(path.join(folder, file), html);
    onPage(file, html);
  }
  return {
    pages: pages.length,
    built: own.reduce((sum, { css }) => sum + css.length, 0),
    used,
  };
}
