import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Section } from '../../../site/identity.ts';
import type { KeptTrees } from '../../mdx/node/keptTrees.ts';
import { readText } from '../../mdx/node/sourceText.ts';
import { type ChangedEntry, FEED_PATH } from '../shared/changes.ts';
import { backlinksOf } from './backlinks/backlinks.ts';
import { changedEntries } from './changes.ts';
import type { Catalog } from './contract/catalog.ts';
import { check } from './contract/check.ts';
import { findingsOverlay } from './contract/overlay.ts';
import { documentsReader, fileFrom, type ReaderOptions } from './contract/reader.ts';
import { reporter } from './contract/report.ts';
import { readWordList } from './contract/spelling/wordList.ts';
import { atomFeed } from './feed.ts';
import { type History, historyNotice } from './history.ts';
import { buildLibrary, documentEntries, idsInOrder } from './library.ts';
import { listsOf } from './lists/lists.ts';
import { loadedVersions } from './loadedContent.ts';
import { ORDER_FILE, readOrder, readPublished } from './order.ts';
import { structuredData } from './structuredData.ts';

export { remarkProvenance } from './backlinks/remarkProvenance.ts';
export { formerPaths } from './formerPaths.ts';
export { parseFrontMatterWithAddress } from './frontMatter.ts';
export { readHistory } from './history.ts';
export { remarkDocumentList } from './lists/remarkDocumentList.ts';
export { sidebarItemsInOrder } from './order.ts';
export { readSectionKeywords } from './sectionKeywords.ts';

/** Number of documents in the landing page's list of changes. */
const CHANGED_COUNT = 8;

/** File with the data about documents for search engines, by permalink. */
const STRUCTURED = 'structured.json';

/** Options of the documents plugin. */
export interface DocumentsOptions {
  /** Absolute path of the documents' folder, which also contains their order. */
  readonly folder: string;
  readonly sections: readonly Section[];
  /** Paths of pages other than documents, relative to the base URL. */
  readonly pages: readonly string[];
  /** IDs of the documents that don't need to be in a sidebar. */
  readonly outsideSidebars?: readonly string[];
  /** Returns the row IDs of a data set that documents show as a table. By default, data sets have none. */
  readonly rowIds?: Catalog['rowIds'];
  /** Whether there's an image file with this name for a Figure. By default, not checked. */
  readonly hasPicture?: Catalog['hasPicture'];
  /** Loads the checks of the site's other plugins. */
  readonly checks?: ReaderOptions['checks'];
  /** Absolute path of the list of words that aren't in the spelling dictionary. */
  readonly words: string;
  /** Absolute path of the list of slugs that were ever published. By default, no list is kept. */
  readonly published?: string;
  /**
   * What the commits say about the project's files. By default, no changes are listed, there's no feed, and missing update
   * dates aren't reported.
   */
  readonly history?: History | undefined;
  /** Keeps the trees of documents for the framework's loader. */
  readonly keepTree?: KeptTrees['keep'];
}

/**
 * Checks the documents against their contract. Writes `library.json` and `changed.json` for the landing page,
 * `documents.json` for the not-found page, `structured.json` for search engines, `backlinks/<address>.json` for each
 * document, and `lists/<address>.json` for each document that lists others. If there are changes, a build also gets a
 * feed of them.
 *
 * @throws ContractError from `allContentLoaded` of a build, after all findings have been logged
 */
export function documentsPlugin({
  folder,
  sections,
  pages,
  outsideSidebars = [],
  rowIds = () => new Set(),
  hasPicture = () => true,
  checks,
  words,
  published,
  history,
  keepTree,
}: DocumentsOptions): (context: LoadContext) => Plugin {
  const orderFile = path.join(folder, ORDER_FILE);
  return ({ siteDir, generatedFilesDir, siteConfig }) => {
    const { url: origin } = siteConfig;
    const readDocuments = documentsReader({
      siteDir,
      folder,
      origin,
      checks,
      keepTree,
    });
    const overlay = process.env.NODE_ENV === 'development' ? findingsOverlay() : undefined;
    const report = reporter(overlay?.show);
    let changed: readonly ChangedEntry[] = [];

    const readCatalog = async (inSidebars: ReadonlySet<string>): Promise<Catalog> => ({
      documents: await readDocuments(),
      origin,
      pages,
      inSidebars,
      outsideSidebars,
      rowIds,
      hasPicture,
      order: {
        file: fileFrom(siteDir, orderFile),
        entries: readOrder(await readText(orderFile)),
      },
      words: {
        file: fileFrom(siteDir, words),
        ...readWordList(await readText(words)),
      },
      published:
        published === undefined
          ? undefined
          : {
              file: fileFrom(siteDir, published),
              entries: readPublished(await readText(published)),
            },
    });

    return {
      name: 'documents',
      getPathsToWatch() {
        // The docs plugin already watches the documents, and its reloads run all plugins.
        return [orderFile, words, ...(published === undefined ? [] : [published])];
      },
      configureWebpack: (_config, isServer) => ({
        ...overlay?.configuration,
        // Search engines read it in the pages; the browser's code doesn't need it.
        ...(!isServer && {
          resolve: {
            alias: { [path.join(generatedFilesDir, 'documents', 'default', STRUCTURED)]: false },
          },
        }),
      }),
      async allContentLoaded({ allContent, actions }) {
        const versions = loadedVersions(allContent);
        const [version] = versions;
        if (version === undefined) {
          throw new Error(
            'docusaurus.config.ts: the docs plugin is switched off; the library needs it',
          );
        }
        const inOrder = Object.values(version.sidebars).flatMap(idsInOrder);
        const catalog = await readCatalog(new Set(inOrder));
        report(await check(catalog), catalog.documents);
        const notice = history && historyNotice(history, siteDir, catalog.documents);
        if (notice !== undefined) {
          logger.warn(notice);
        }
        const library = buildLibrary(sections, version.sidebars, version.docs);
        await actions.createData('library.json', library);
        await actions.createData('documents.json', documentEntries(version.docs));
        const files = new Map(
          catalog.documents.map(({ id, file }) => [id, path.join(siteDir, file)]),
        );
        const fileOf = (id: string): string => files.get(id) ?? '';
        changed = changedEntries(version.docs, (id) => history?.changes.get(fileOf(id)));
        await actions.createData('changed.json', changed.slice(0, CHANGED_COUNT));
        const data = versions.map(({ docs, sidebars }) =>
          structuredData(siteConfig, {
            docs,
            sidebars,
            createdAt: (id) => history?.created.get(fileOf(id)),
          }),
        );
        await actions.createData(STRUCTURED, Object.assign({}, ...data));
        const backlinks = backlinksOf(catalog, version.docs, inOrder);
        await Promise.all(
          [...backlinks].map(([slug, links]) => actions.createData(`backlinks${slug}.json`, links)),
        );
        const listOf = listsOf(version.sidebars, version.docs);
        await Promise.all(
          catalog.documents
            .filter(({ hasDocumentList }) => hasDocumentList)
            .map(({ id, slug }) => actions.createData(`lists${slug}.json`, listOf(id))),
        );
      },
      async postBuild({ outDir }) {
        if (changed.length > 0) {
          await writeFile(path.join(outDir, FEED_PATH), atomFeed(siteConfig, changed));
        }
      },
    };
  };
}
