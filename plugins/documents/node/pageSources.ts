import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { PageSource } from '../shared/pageSource.ts';

/** What the plugin goes by. */
export interface PageSourcesOptions {
  /** Folder of the project. */
  readonly folder: string;
  /** Address at which its files are edited; their paths follow it. */
  readonly editUrl: string;
  /** The source files of pages, by the names of the pages; paths from the folder. */
  readonly files: Readonly<Record<string, string>>;
  /** When files were last committed, in milliseconds since 1970 by absolute path. */
  readonly times: ReadonlyMap<string, number>;
}

/**
 * Writes `sources.json` for pages that are components: the framework tells where a page comes from, and when
 * it was updated, of Markdown only.
 */
export function pageSourcesPlugin({
  folder,
  editUrl,
  files,
  times,
}: PageSourcesOptions): () => Plugin {
  const sourceOf = (file: string): PageSource => ({
    editUrl: `${editUrl}${file}`,
    lastUpdatedAt: times.get(path.join(folder, file)) ?? null,
  });
  return () => ({
    name: 'page-sources',
    async contentLoaded({ actions }) {
      const sources = Object.entries(files).map(([page, file]) => [page, sourceOf(file)]);
      await actions.createData('sources.json', Object.fromEntries(sources));
    },
  });
}
