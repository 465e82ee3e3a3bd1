import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../scripts/command/refusal.mjs';

/** A stylesheet, with its address. */
const STYLESHEET = /<link rel="?stylesheet"? href="?([^"\s>]+)[^>]*>/g;

/** What is read where scripts are off: the page's own script asks for the stylesheets in it. */
const WITHOUT_SCRIPTS = /<noscript[^>]*>.*?<\/noscript>/gs;

/** What may follow a stylesheet that nothing waits for. */
const END = /^(?:<link [^>]*>|<\/(?:body|html)>|\s)*$/;

/**
 * What a page needs before its first paint, in bytes as Brotli sends them.
 *
 * @typedef {object} Page
 * @property {string} file its name in the build
 * @property {number} html
 * @property {number} critical length of the styles that are in it, not compressed
 * @property {number} stylesheets those that something follows: a browser waits for them
 * @property {number} total
 */

/**
 * @param {string} file
 * @returns {Promise<number>} bytes of its compressed copy, or of itself where it is too small for one
 */
const sentBytes = async (file) => (await stat(`${file}.br`).catch(() => stat(file))).size;

/**
 * Addresses of the stylesheets that a browser waits for before it paints a page.
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
 * Weighs the pages of a build that are at its top, which all documents do.
 *
 * @param {string} folder a build with its compressed copies, served under `/`
 * @returns {Promise<Page[]>} in the order of their names
 * @throws {Refusal} when a page waits for a stylesheet of another host, whose size is not known
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
 * The page in the middle.
 *
 * @template T
 * @param {readonly T[]} sorted pages by size
 * @returns {T}
 * @throws {Refusal} when there is none
 */
export function medianOf(sorted) {
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) {
    throw new Refusal('The folder has no pages; make a build with: npm run build');
  }
  return middle;
}
