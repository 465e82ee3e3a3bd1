import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import { renderedContent } from './content.ts';

/** A build whose pages have been rendered. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
}

/** Reads the rendered pages of a build. */
export interface RenderedPages {
  /**
   * Reads the content of a page. The tree belongs to all readers of the page, so they don't change it.
   *
   * @param permalink - its path, including the base URL
   * @returns undefined if the page has no article
   * @throws Error if the page wasn't written
   */
  read(build: Build, permalink: string): Promise<Root | undefined>;
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
  throw new Error(`The build wrote none of ${files.join(', ')}, so that page can't be read`);
}

/** Reads and parses a page: `docker.html` or `docker/index.html`. */
async function readPage({ outDir, baseUrl }: Build, permalink: string): Promise<Root | undefined> {
  const below = decodeURI(permalink).slice(baseUrl.length).replace(/\/$/, '');
  return renderedContent(
    await readFirst([path.join(outDir, `${below}.html`), path.join(outDir, below, 'index.html')]),
  );
}

/**
 * Creates a reader for plugins that look at the rendered pages at the same time. A page that's being read already isn't
 * read again. Trees aren't kept, because those of all pages take hundreds of megabytes.
 */
export function renderedPages(): RenderedPages {
  const underWay = new Map<string, Promise<Root | undefined>>();
  return {
    read(build, permalink) {
      const key = path.join(build.outDir, permalink);
      const page =
        underWay.get(key) ?? readPage(build, permalink).finally(() => underWay.delete(key));
      underWay.set(key, page);
      return page;
    },
  };
}
