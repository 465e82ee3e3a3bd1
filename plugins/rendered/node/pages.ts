import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import { renderedContent } from './content.ts';

/** A build whose pages have been rendered. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
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

/**
 * Reads the content of a page.
 *
 * @param permalink - its path, including the base URL: the page is `docker.html` or `docker/index.html`
 * @returns undefined if the page has no article
 * @throws Error if the page wasn't written
 */
export async function readRenderedPage(
  { outDir, baseUrl }: Build,
  permalink: string,
): Promise<Root | undefined> {
  const below = decodeURI(permalink).slice(baseUrl.length).replace(/\/$/, '');
  return renderedContent(
    await readFirst([path.join(outDir, `${below}.html`), path.join(outDir, below, 'index.html')]),
  );
}
