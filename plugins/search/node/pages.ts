import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { readText } from '../../mdx/node/sourceText.ts';
import { type Place, placesOf } from './places/index.ts';
import { renderedContent } from './places/rendered.ts';
import { type DataRows, sourceContent } from './places/source.ts';

/** A page as the content plugins describe it; a part of their own metadata. */
export interface SourcePage {
  /** Its file, below `@site`. */
  readonly source: string;
  readonly permalink: string;
}

/**
 * The file of a page.
 *
 * @param siteDir - folder that `@site` stands for
 */
export function fileOf(siteDir: string, { source }: SourcePage): string {
  return path.join(siteDir, source.replace(/^@site\//, ''));
}

/** Gives the places of pages. */
export type PlacesReader = (page: SourcePage) => Promise<readonly Place[]>;

/**
 * Reads places from the sources of pages, each again only when it has changed: a dev server asks at
 * every save.
 *
 * @param siteDir - folder that `@site` stands for
 * @param dataRows - the data sets that documents show as tables
 */
export function sourcePlaces(siteDir: string, dataRows?: DataRows): PlacesReader {
  const known = new Map<string, { text: string; places: readonly Place[] }>();
  return async (page) => {
    const file = fileOf(siteDir, page);
    const text = await readText(file);
    const before = known.get(file);
    if (before?.text === text) {
      return before.places;
    }
    try {
      const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: text });
      const places = placesOf(sourceContent(content, dataRows));
      known.set(file, { text, places });
      return places;
    } catch {
      // The bundler compiles the same text, fails on the same place and shows it with its frame.
      return [];
    }
  };
}

async function readFirst(files: readonly string[]): Promise<string> {
  for (const file of files) {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
  }
  throw new Error(`The build wrote none of ${files.join(', ')}, so search would lack that page`);
}

/**
 * Reads places from the pages that the build has written, whichever form their files' names have.
 *
 * @param outDir - folder of the build
 * @throws Error from the reader when a page was not written
 */
export function renderedPlaces(outDir: string, baseUrl: string): PlacesReader {
  return async ({ permalink }) => {
    const below = decodeURI(permalink).slice(baseUrl.length).replace(/\/$/, '');
    const html = await readFirst([
      path.join(outDir, `${below}.html`),
      path.join(outDir, below, 'index.html'),
    ]);
    const content = renderedContent(html);
    return content === undefined ? [] : placesOf(content);
  };
}
