import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { Section } from '../../../site/identity.ts';
import type { Settings } from '../../../site/settings.ts';
import {
  loadedPages,
  loadedVersions,
  type PluginVersion,
} from '../../documents/node/loadedContent.ts';
import { readText } from '../../mdx/node/sourceText.ts';
import { INDEX_FOLDER } from '../shared/format.ts';
import { queryOrigins } from '../shared/hosts.ts';
import type { SearchRecord } from '../shared/record.ts';
import { indexFiles, writeIndexFiles } from './indexFiles.ts';
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

/** Options of the search plugin. */
export interface SearchOptions {
  readonly sections: readonly Section[];
  readonly search: Settings['search'];
  /** Path of the list of synonyms, relative to the site folder. Optional. */
  readonly synonyms?: string;
  /** Reads the section keywords of a file, by anchor: what readers type that the section doesn't say. */
  readonly sectionKeywords?: (file: string) => Promise<IndexedPage['sectionKeywords']>;
  /** The data sets that documents show as tables, for a dev server, which doesn't render pages. */
  readonly dataRows?: DataRows;
}

/** The bundler configuration that a plugin can return. */
type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** File with the records of a build, in the plugin's folder of generated files. */
const RECORDS_FILE = 'records.json';

/** Heading for results that aren't in a section. */
const NO_SECTION = 'Library';

/** A page that the search can find. */
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

/** The documents and MDX pages, without drafts and unlisted pages. */
function listedPages(
  versions: readonly PluginVersion[],
  pages: ReturnType<typeof loadedPages>,
): readonly ListedPage[] {
  return [
    ...versions.flatMap(({ pluginId, versionName, docs: documents }) =>
      documents
        .filter(({ draft, unlisted }) => !draft && !unlisted)
        .map((document) => ({ ...document, tag: `docs-${pluginId}-${versionName}` })),
    ),
    ...pages.flatMap((page) =>
      page.type === 'mdx' && !page.unlisted ? [{ ...page, tag: 'default' }] : [],
    ),
  ];
}

/**
 * Indexes the documents and MDX pages.
 *
 * A build extracts records from the rendered pages and writes them to `records.json` among the generated files, for
 * publishing. It also adds the index that the browser searches to the build. A dev server doesn't render pages, so it
 * builds its index from the sources, and keeps the records of the last build. With the hosted provider, there's no
 * index, and pages include a resource hint for the provider's host.
 *
 * @throws SynonymsError if the list of synonyms can't be used
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
    const isDevelopment = process.env.NODE_ENV === 'development';
    const readSources = sourcePlaces(siteDir, dataRows);
    let listed: readonly ListedPage[] = [];

    const synonymGroups = async () =>
      synonyms === undefined
        ? []
        : readSynonyms(await readText(path.join(siteDir, synonyms)), synonyms);

    const recordsFrom = async (readPlaces: PlacesReader): Promise<readonly SearchRecord[]> => {
      const records: SearchRecord[] = [];
      // One after another, because the trees of all pages would take hundreds of megabytes.
      for (const page of listed) {
        records.push(
          ...recordsOf({
            url: url + applyTrailingSlash(page.permalink, { trailingSlash, baseUrl }),
            title: page.title ?? page.permalink,
            section: labels.get(page.sidebar ?? '') ?? NO_SECTION,
            keywords: keywordsOf(page.frontMatter),
            sectionKeywords: await sectionKeywords(fileOf(siteDir, page)),
            places: await readPlaces(page),
            language: currentLocale,
            tag: page.tag,
          }),
        );
      }
      return records;
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
        listed = listedPages(loadedVersions(allContent), loadedPages(allContent));
        // Read the list early, so that a mistake in it stops a build before its slow part.
        await synonymGroups();
        if (isDevelopment) {
          await writeIndex(await recordsFrom(readSources), path.join(generated, INDEX_FOLDER));
        }
      },
      configureWebpack() {
        const index = {
          directory: path.join(generated, INDEX_FOLDER),
          publicPath: `${baseUrl}${INDEX_FOLDER}`,
          watch: false,
        };
        // Docusaurus passes `devServer` on to its server, but the type of its plugins doesn't allow it.
        return (isDevelopment ? { devServer: { static: [index] } } : {}) as Configuration;
      },
      async postBuild({ outDir }) {
        const records = await recordsFrom(renderedPlaces({ outDir, baseUrl }));
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
