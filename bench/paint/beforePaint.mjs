import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../scripts/command/refusal.mjs';

/** A link to a stylesheet, and its URL. */
const STYLESHEET = /<link rel="?stylesheet"? href="?([^"\s>]+)[^>]*>/g;

/** Content for browsers without scripts; otherwise the page's own script loads the stylesheets in it. */
const WITHOUT_SCRIPTS = /<noscript[^>]*>.*?<\/noscript>/gs;

/** What may follow a stylesheet that doesn't block rendering. */
const END = /^(?:<link [^>]*>|<\/(?:body|html)>|\s)*$/;

/**
 * What a page needs before its first paint, in bytes after Brotli.
 *
 * @typedef {object} Page
 * @property {string} file name in the build
 * @property {number} html
 * @property {number} critical length of the inline styles, uncompressed
 * @property {number} stylesheets size of the render-blocking stylesheets
 * @property {number} total
 */

/**
 * @param {string} file
 * @returns {Promise<number>} size of its compressed copy, or of the file itself if it's too small to have one
 */
const sentBytes = async (file) => (await stat(`${file}.br`).catch(() => stat(file))).size;

/**
 * Returns the URLs of the stylesheets that a browser waits for before it paints a page.
 *
 * @param {string} html
 * @returns {string[]}
 */
function blockingStylesheets(html) {
  const read = html.replace(WITHOUT_SCRIPTS, '');
  return [...read.matchAll(STYLESHEET)]
    .filter((link) => !END.test(read.slice(link.index + link[0].length)))
    .map(([, address = '']) => address);
}

/**
 * Measures the pages at the top level of a build, where all documents are.
 *
 * @param {string} folder a build with its compressed copies, served under `/`
 * @returns {Promise<Page[]>} sorted by name
 * @throws {Refusal} when a page waits for a stylesheet on another host, whose size is unknown
 */
export async function beforePaint(folder) {
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
 * @template T
 * @param {readonly T[]} sorted pages by size
 * @returns {T}
 * @throws {Refusal} when there are no pages
 */
export function medianOf(sorted) {
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) {
    throw new Refusal('The folder has no pages; make a build with: npm run build');
  }
  return middle;
}
