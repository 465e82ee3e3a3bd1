import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readLastUpdateData } from '@docusaurus/utils';
import type { PageSource } from '../shared/source.ts';

/** What the plugin goes by. */
export interface PageSourcesOptions {
  /** Folder of the project. */
  readonly folder: string;
  /** Address at which its files are edited; their paths follow it. */
  readonly editUrl: string;
  /** The source files of pages, by the names of the pages; paths from the folder. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Writes `sources.json` for pages that are components: the framework tells where a page comes from, and when
 * it was updated, of Markdown only.
 */
export function pageSourcesPlugin({ folder, editUrl, files }: PageSourcesOptions): () => Plugin {
  const sourceOf = async (file: string): Promise<PageSource> => {
    const options = { showLastUpdateTime: true, showLastUpdateAuthor: false };
    const { lastUpdatedAt } = await readLastUpdateData(path.join(folder, file), options, undefined);
    return { editUrl: `${editUrl}${file}`, lastUpdatedAt: lastUpdatedAt ?? null };
  };
  return () => ({
    name: 'page-sources',
    async contentLoaded({ actions }) {
      const sources = Object.entries(files).map(
        async ([page, file]) => [page, await sourceOf(file)] as const,
      );
      await actions.createData('sources.json', Object.fromEntries(await Promise.all(sources)));
    },
  });
}
