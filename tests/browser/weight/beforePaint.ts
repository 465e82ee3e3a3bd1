import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../../site/refusal.ts';

/** A link to a stylesheet, and its URL. */
const STYLESHEET = /<link rel="?stylesheet"? href="?([^"\s>]+)[^>]*>/g;

/** Content for browsers without scripts; otherwise the page's own script loads the stylesheets in it. */
const WITHOUT_SCRIPTS = /<noscript[^>]*>.*?<\/noscript>/gs;

/** What may follow a stylesheet that doesn't block rendering. */
const END = /^(?:<link [^>]*>|<\/(?:body|html)>|\s)*$/;

/** What a page needs before its first paint, in bytes after Brotli. */
interface Page {
  /** Name in the build. */
  readonly file: string;
  readonly html: number;
  /** Length of the inline styles, uncompressed. */
  readonly critical: number;
  /** Size of the render-blocking stylesheets. */
  readonly stylesheets: number;
  readonly total: number;
}

/** @returns size of its compressed copy, or of the file itself if it's too small to have one */
const sentBytes = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;

/** Returns the URLs of the stylesheets that a browser waits for before it paints a page. */
function blockingStylesheets(html: string): string[] {
  const read = html.replace(WITHOUT_SCRIPTS, '');
  return [...read.matchAll(STYLESHEET)]
    .filter((link) => !END.test(read.slice(link.index + link[0].length)))
    .map(([, address = '']) => address);
}

/**
 * Measures the pages at the top level of a build, where all documents are.
 *
 * @param folder - a build with its compressed copies, served under `/`
 * @returns sorted by name
 * @throws Refusal when a page waits for a stylesheet on another host, whose size is unknown
 */
export async function beforePaint(folder: string): Promise<Page[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      const styles = await Promise.all(
        blockingStylesheets(html).map((address) => {
          if (!address.startsWith('/')) {
            throw new Refusal(`${file} waits for ${address}; build without SITE_URL`);
          }
          return sentBytes(path.join(folder, address));
        }),
      );
      const own = await sentBytes(path.join(folder, file));
      const stylesheets = styles.reduce((sum, bytes) => sum + bytes, 0);
      const critical = [...html.matchAll(/<style>(.*?)<\/style>/gs)]
        .map(([, css = '']) => css.length)
        .reduce((sum, length) => sum + length, 0);
      return { file, html: own, critical, stylesheets, total: own + stylesheets };
    }),
  );
}

/**
 * Returns the page in the middle.
 *
 * @param sorted - pages by size
 * @throws Refusal when there are no pages
 */
export function medianOf<T>(sorted: readonly T[]): T {
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) {
    throw new Refusal('The folder has no pages; make a build with: npm run build');
  }
  return middle;
}
