import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { PageSource } from '../shared/pageSource.ts';

interface PageSourcesOptions {
  /** Folder of the project. */
  readonly folder: string;
  /** Base URL for editing the project's files; their paths are appended. */
  readonly editUrl: string;
  /** The source files of pages, by page name; paths are relative to the folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Last commit times, in milliseconds since the epoch, by absolute path. */
  readonly times: ReadonlyMap<string, number>;
}

/**
 * Writes `sources.json` for pages that are components, because the framework provides the edit URL and the update time
 * only for Markdown pages.
 */
export function pageSourcesPlugin(options: PageSourcesOptions): () => Plugin {
  const { folder, editUrl, files, times } = options;
  return () => ({
    name: 'page-sources',
    async contentLoaded({ actions }) {
      const sources = Object.entries(files).map(([page, file]): [string, PageSource] => {
        const lastUpdatedAt = times.get(path.join(folder, file)) ?? null;
        return [page, { editUrl: `${editUrl}${file}`, lastUpdatedAt }];
      });
      await actions.createData('sources.json', Object.fromEntries(sources));
    },
  });
}
