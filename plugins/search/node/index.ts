import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { Section } from '../../../site/identity.ts';
import type { Settings } from '../../../site/settings.ts';
import { readText } from '../../mdx/node/sourceText.ts';
import { INDEX_FOLDER } from '../shared/files/format.ts';
import { queryOrigins } from '../shared/hosts.ts';
import type { SearchRecord } from '../shared/record.ts';
import { indexFiles } from './files/index.ts';
import { writeIndexFiles } from './files/write.ts';
import {
  fileOf,
  type PlacesReader,
  renderedPlaces,
  type SourcePage,
  sourcePlaces,
} from './pages.ts';
import type { DataRows } from './places/source.ts';
import { type IndexedPage, recordsOf } from './records.ts';
import { readSynonyms } from './synonyms.ts';

/** What the plugin needs from the site's configuration. */
export interface SearchOptions {
  readonly sections: readonly Section[];
  readonly search: Settings['search'];
  /** Path of the list of synonyms below the site's folder; none where it is left out. */
  readonly synonyms?: string;
  /** Gives what readers type and sections of a file do not say, by anchor. */
  readonly sectionKeywords?: (file: string) => Promise<IndexedPage['sectionKeywords']>;
  /** The data sets that documents show as tables, for a server that renders no pages. */
  readonly dataRows?: DataRows;
}

/** What the bundler is told by a plugin. */
type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** File of a build's records, in the plugin's folder of generated files. */
const RECORDS_FILE = 'records.json';

/** Heading of the results that are in no section. */
const NO_SECTION = 'Library';

/** A page that can be found. */
interface ListedPage extends SourcePage {
  readonly title?: string | undefined;
  readonly sidebar?: string | undefined;
  readonly frontMatter: { readonly [key: string]: unknown };
  /** Value of its records' `docusaurus_tag`. */
  readonly tag: string;
}

function keywordsOf({ keywords }: ListedPage['frontMatter']): readonly string[] {
  return Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [];
}

/** The documents and the pages made from MDX, without drafts and unlisted ones. */
function listedPages(
  docs: DocsContent | undefined,
  pages: PagesContent | undefined,
): readonly ListedPage[] {
  return [
    ...(docs?.loadedVersions ?? []).flatMap(({ versionName, docs: documents }) =>
      documents
        .filter(({ draft, unlisted }) => !draft && !unlisted)
        .map((document) => ({ ...document, tag: `docs-default-${versionName}` })),
    ),
    ...(pages ?? []).flatMap((page) =>
      page.type === 'mdx' && !page.unlisted ? [{ ...page, tag: 'default' }] : [],
    ),
  ];
}

/**
 * Writes what a search can find in the documents and in the pages made from MDX: records of the
 * rendered pages into `records.json` among the generated files, from where they can be published, and
 * the index that the browser searches in into the build. A server for authors renders no pages, so it
 * makes its index from the sources, and leaves the records of the last build alone. With the hosted
 * provider there is no index, and pages hint its host to the browser.
 *
 * @throws SynonymsError when the list of synonyms cannot be used
 */
export function searchPlugin({
  sections,
  search,
  synonyms,
  sectionKeywords = async () => ({}),
  dataRows,
}: SearchOptions): (context: LoadContext) => Plugin {
  return ({ siteDir, generatedFilesDir, siteConfig, i18n: { currentLocale } }) => {
    const { url, baseUrl, trailingSlash } = siteConfig;
    const labels = new Map(sections.map(({ sidebarId, label }) => [sidebarId, label]));
    const generated = path.join(generatedFilesDir, 'search', 'default');
    const isServer = process.env.NODE_ENV === 'development';
    const readSources = sourcePlaces(siteDir, dataRows);
    let listed: readonly ListedPage[] = [];

    const synonymGroups = async () =>
      synonyms === undefined
        ? []
        : readSynonyms(await readText(path.join(siteDir, synonyms)), synonyms);

    const recordsFrom = async (readPlaces: PlacesReader): Promise<readonly SearchRecord[]> => {
      const records = await Promise.all(
        listed.map(async (page) =>
          recordsOf({
            url: url + applyTrailingSlash(page.permalink, { trailingSlash, baseUrl }),
            title: page.title ?? page.permalink,
            section: labels.get(page.sidebar ?? '') ?? NO_SECTION,
            keywords: keywordsOf(page.frontMatter),
            sectionKeywords: await sectionKeywords(fileOf(siteDir, page)),
            places: await readPlaces(page),
            language: currentLocale,
            tag: page.tag,
          }),
        ),
      );
      return records.flat();
    };

    const writeIndex = async (records: readonly SearchRecord[], folder: string) => {
      if (search.provider === 'local') {
        await writeIndexFiles(folder, indexFiles(records, await synonymGroups()));
      }
    };

    return {
      name: 'search',
      getPathsToWatch: () => (synonyms === undefined ? [] : [path.join(siteDir, synonyms)]),
      async allContentLoaded({ allContent }) {
        listed = listedPages(
          allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined,
          allContent['docusaurus-plugin-content-pages']?.default as PagesContent | undefined,
        );
        // A mistake in the list stops a build before its long part.
        await synonymGroups();
        if (isServer) {
          await writeIndex(await recordsFrom(readSources), path.join(generated, INDEX_FOLDER));
        }
      },
      configureWebpack() {
        const index = {
          directory: path.join(generated, INDEX_FOLDER),
          publicPath: `${baseUrl}${INDEX_FOLDER}`,
          watch: false,
        };
        // The framework hands it on to its server; the type of its plugins does not say so.
        return (isServer ? { devServer: { static: [index] } } : {}) as Configuration;
      },
      async postBuild({ outDir }) {
        const records = await recordsFrom(renderedPlaces(outDir, baseUrl));
        await mkdir(generated, { recursive: true });
        await writeFile(path.join(generated, RECORDS_FILE), JSON.stringify(records));
        await writeIndex(records, path.join(outDir, INDEX_FOLDER));
      },
      injectHtmlTags() {
        if (search.provider !== 'hosted') {
          return {};
        }
        const [href = ''] = queryOrigins(search);
        return {
          headTags: [
            { tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } },
          ],
        };
      },
    };
  };
}
