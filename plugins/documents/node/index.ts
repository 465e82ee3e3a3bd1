import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Section } from '../../../site/identity.ts';
import type { KeptTrees } from '../../mdx/node/keptTrees.ts';
import { readText } from '../../mdx/node/sourceText.ts';
import { backlinksOf } from './backlinks/backlinks.ts';
import type { Catalog } from './contract/catalog.ts';
import { check } from './contract/check.ts';
import { findingsOverlay } from './contract/overlay.ts';
import { documentsReader, fileFrom, type ReaderOptions } from './contract/reader.ts';
import { reporter } from './contract/report.ts';
import { readWordList } from './contract/spelling/wordList.ts';
import { type History, historyNotice } from './history.ts';
import { buildLibrary, idsInOrder } from './library.ts';
import { listsOf } from './lists/lists.ts';
import { ORDER_FILE, readOrder, readPublished } from './order.ts';

export { remarkProvenance } from './backlinks/remarkProvenance.ts';
export { formerPaths } from './formerPaths.ts';
export { parseFrontMatterWithAddress } from './frontMatter.ts';
export { readHistory } from './history.ts';
export { remarkDocumentList } from './lists/remarkDocumentList.ts';
export { sidebarItemsInOrder } from './order.ts';
export { sectionKeywordsReader } from './sectionKeywords.ts';

/** What the plugin needs from the site's configuration. */
export interface DocumentsOptions {
  /** Absolute path of the documents' folder, which also holds their order. */
  readonly folder: string;
  readonly sections: readonly Section[];
  /** Addresses below the base URL that pages other than documents have. */
  readonly pages: readonly string[];
  /** Ids of the documents that needn’t be in a sidebar. */
  readonly outsideSidebars?: readonly string[];
  /** Ids of the rows of a data set that documents show as a table; none where it is left out. */
  readonly rowIds?: Catalog['rowIds'];
  /** Whether there is a file of this name for a Figure; not looked at where it is left out. */
  readonly hasPicture?: Catalog['hasPicture'];
  /** Loads the checks of the site's other plugins. */
  readonly checks?: ReaderOptions['checks'];
  /** Absolute path of the words that the spelling dictionary does not have. */
  readonly words: string;
  /** Absolute path of the list of slugs that were ever published; not kept where it is left out. */
  readonly published?: string;
  /** When the project's files were last committed; nothing is said of update dates where it is left out. */
  readonly history?: History | undefined;
  /** Keeps the trees of documents for the framework's loader. */
  readonly keepTree?: KeptTrees['keep'];
}

/**
 * Holds the documents against their contract, and writes `library.json` for the pages that list them,
 * `backlinks/<address>.json` for each document and `lists/<address>.json` for each that lists others.
 *
 * @throws ContractError from `allContentLoaded` of a build, once every finding is logged
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
  return ({ siteDir, siteConfig: { url: origin } }) => {
    const readDocuments = documentsReader({
      siteDir,
      folder,
      origin,
      checks,
      keepTree,
    });
    const overlay = process.env.NODE_ENV === 'development' ? findingsOverlay() : undefined;
    const report = reporter(overlay?.show);

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
        // The docs plugin watches the documents, and has all plugins look at them again.
        return [orderFile, words, ...(published === undefined ? [] : [published])];
      },
      configureWebpack: () => overlay?.configuration,
      async allContentLoaded({ allContent, actions }) {
        const content = allContent['docusaurus-plugin-content-docs']?.default as
          | LoadedContent
          | undefined;
        const [version] = content?.loadedVersions ?? [];
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
    };
  };
}
