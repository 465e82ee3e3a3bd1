import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page, parsePage } from './page.ts';

/** A text to insert into a page's HTML. */
export interface Edit {
  /** Where to insert it: an offset. */
  readonly at: number;
  /** Offset up to which it replaces the HTML; by default, it replaces nothing. */
  readonly end?: number;
  readonly text: string;
}

/** Says what to change in a page. */
export type Rewriter = (page: Page) => readonly Edit[];

/** Applies rewriters, each to the page as built. At the same offset, what an earlier one inserts comes first. */
export function rewritten(page: Page, rewriters: readonly Rewriter[]): string {
  const edits = rewriters.flatMap((rewrite) => rewrite(page)).sort((a, b) => a.at - b.at);
  let html = '';
  let done = 0;
  for (const { at, end = at, text } of edits) {
    html += page.html.slice(done, at) + text;
    done = end;
  }
  return html + page.html.slice(done);
}

/**
 * Reads pages, and writes each as the rewriters change it.
 *
 * @param files - paths below the folder
 * @param onPage - called with each page as it was, and its HTML, once it's written
 */
export async function rewritePages(
  folder: string,
  files: readonly string[],
  rewriters: readonly Rewriter[],
  onPage: (page: Page, html: string) => void = () => undefined,
): Promise<void> {
  for (const file of files) {
    const absolute = path.join(folder, file);
    const page = parsePage(file, await readFile(absolute, 'utf8'));
    const html = rewritten(page, rewriters);
    await writeFile(absolute, html);
    onPage(page, html);
  }
}
