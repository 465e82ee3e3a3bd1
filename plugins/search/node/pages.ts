import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { readText } from '../../mdx/node/sourceText.ts';
import { type Build, readRenderedPage } from '../../rendered/node/pages.ts';
import { type Place, placesOf } from './places/index.ts';
import { type DataRows, sourceContent } from './places/source.ts';

/** The part that the search uses of a content plugin's metadata for a page. */
export interface SourcePage {
  /** Path of its file, starting with `@site`. */
  readonly source: string;
  readonly permalink: string;
}

/** Resolves the file of a page. */
export function fileOf(siteDir: string, { source }: SourcePage): string {
  return path.join(siteDir, source.replace(/^@site\//, ''));
}

/** Reads the places of a page. */
export type PlacesReader = (page: SourcePage) => Promise<readonly Place[]>;

/**
 * Creates a reader of places from the sources of pages. It caches the places until the source changes, because a dev
 * server asks at every save.
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
      // The bundler compiles the same source and reports the error with a code frame.
      return [];
    }
  };
}

/**
 * Creates a reader of places from the rendered pages of a build.
 *
 * @throws Error from the reader if a page wasn't written
 */
export function renderedPlaces(build: Build): PlacesReader {
  return async ({ permalink }) => {
    const content = await readRenderedPage(build, permalink);
    return content === undefined ? [] : placesOf(content);
  };
}
