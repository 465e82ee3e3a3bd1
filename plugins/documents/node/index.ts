import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Section } from '../../../site/identity.ts';
import { type ChangedEntry, FEED_PATH } from '../shared/changes.ts';
import { backlinksOf } from './backlinks.ts';
import { check } from './contract/check.ts';
import { type ContractOptions, catalogReader } from './contract/reader.ts';
import { reporter } from './contract/report.ts';
import { atomFeed, changedEntries } from './feed.ts';
import type { History } from './history.ts';
import { buildLibrary, documentEntries, idsInOrder } from './library.ts';
import { listsOf } from './lists.ts';
import { loadedVersions } from './loadedContent.ts';
import { structuredData } from './structuredData.ts';

export { pictureSizes } from './contract/pictureSizes.ts';
export { formerPaths, parseFrontMatterWithAddress, readSectionKeywords } from './frontMatter.ts';
export { readHistory } from './history.ts';
export { sidebarItemsInOrder } from './order.ts';
export { remarkLibraryData } from './remarkLibraryData.ts';

/** Number of documents in the landing page's list of changes. */
const CHANGED_COUNT = 8;

/** File with the data about documents for search engines, by permalink. */
const STRUCTURED = 'structured.json';

/** Options of the documents plugin. */
export interface DocumentsOptions extends ContractOptions {
  readonly sections: readonly Section[];
  /**
   * What the commits say about the project's files. By default, no changes are listed, and there's no feed.
   */
  readonly history?: History | undefined;
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
  sections,
  history,
  ...contract
}: DocumentsOptions): (context: LoadContext) => Plugin {
  return ({ siteDir, generatedFilesDir, siteConfig }) => {
    const readCatalog = catalogReader(siteDir, siteConfig.url, contract);
    const report = reporter(process.env.NODE_ENV !== 'development');
    let changed: readonly ChangedEntry[] = [];
    return {
      name: 'documents',
      // The docs plugin already watches the documents, and its reloads run all plugins.
      getPathsToWatch: () => ['docs/*.txt'],
      configureWebpack: (_config, isServer) => ({
        // Search engines read it in the pages; the browser's code doesn't need it.
        ...(!isServer && {
          resolve: {
            alias: { [path.join(generatedFilesDir, 'documents', 'default', STRUCTURED)]: false },
          },
        }),
      }),
      async allContentLoaded({ allContent, actions: { createData } }) {
        const versions = loadedVersions(allContent);
        const [version] = versions;
        if (version === undefined) {
          throw new Error(
            'docusaurus.config.ts: the docs plugin is switched off; the library needs it',
          );
        }
        const { docs, sidebars } = version;
        const inOrder = Object.values(sidebars).flatMap(idsInOrder);
        const inSidebars = new Set(inOrder);
        const catalog = await readCatalog((id) => inSidebars.has(id));
        const { documents } = catalog;
        report(await check(catalog));
        if (history?.gap !== undefined) {
          logger.warn(`Pages have no update date: ${history.gap}.`);
        }
        const files = new Map(documents.map(({ id, file }) => [id, path.join(siteDir, file)]));
        changed = changedEntries(docs, (id) => history?.changes.get(files.get(id) ?? ''));
        const structured = versions.map((each) =>
          structuredData(siteConfig, each.docs, each.sidebars),
        );
        const listOf = listsOf(sidebars, docs);
        const data: readonly (readonly [file: string, content: object])[] = [
          ['library.json', buildLibrary(sections, sidebars, docs)],
          ['documents.json', documentEntries(docs)],
          ['changed.json', changed.slice(0, CHANGED_COUNT)],
          [STRUCTURED, Object.assign({}, ...structured)],
          ...[...backlinksOf(catalog, docs, inOrder)].map(
            ([slug, links]) => [`backlinks${slug}.json`, links] as const,
          ),
          ...documents
            .filter(({ hasDocumentList }) => hasDocumentList)
            .map(({ id, slug }) => [`lists${slug}.json`, listOf(id)] as const),
        ];
        await Promise.all(data.map(([file, content]) => createData(file, content)));
      },
      async postBuild({ outDir }) {
        if (changed.length > 0) {
          await writeFile(path.join(outDir, FEED_PATH), atomFeed(siteConfig, changed));
        }
      },
    };
  };
}
