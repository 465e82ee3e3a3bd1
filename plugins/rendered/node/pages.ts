import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import { renderedContent } from './content.ts';

/** A build whose pages have been rendered. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
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
  const below = path.join(outDir, decodeURI(permalink).slice(baseUrl.length).replace(/\/$/, ''));
  const file = [`${below}.html`, path.join(below, 'index.html')].find((name) => existsSync(name));
  if (file === undefined) {
    throw new Error(`The build wrote neither ${below}.html nor ${below}/index.html`);
  }
  return renderedContent(await readFile(file, 'utf8'));
}
