import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';

/** What a server sends before it hears from the reader: ten packets of 1,460 bytes (RFC 6928). */
export const FIRST_FLIGHT = 14_600;

/** What of it the headers of a page take; by HTTP/2 they are about 580 bytes. */
const HEADERS = 700;

/** Letters of text that fill the first screen of a wide window; a phone's has a third of them. */
const SCREENFUL = 2000;

/**
 * How much of a page can be read when the first flight has come.
 *
 * @typedef {object} Flight
 * @property {string} file its name in the build
 * @property {boolean} isWhole whether the page comes in one flight
 * @property {number} letters of the text below the heading that come with it
 */

/** Text of a page from its heading on. @param {string} html */
function textBelowHeading(html) {
  const [, below = ''] = html.split('</h1>', 2);
  const [article = ''] = below.split('</article>', 1);
  return article.replace(/<[^>]*>?/g, ' ').replace(/\s+/g, ' ');
}

/**
 * Tells what the first flight brings of the pages that are at the top of a build, which all documents do.
 *
 * @param {string} folder a build with its compressed copies
 * @returns {Promise<Flight[]>} in the order of their names
 */
export async function firstFlight(folder) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.html.br')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sent = await readFile(path.join(folder, file));
      const first = sent.subarray(0, FIRST_FLIGHT - HEADERS);
      const html = brotliDecompressSync(first, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
      return {
        file: file.replace(/\.br$/, ''),
        isWhole: first.length === sent.length,
        letters: textBelowHeading(html.toString()).length,
      };
    }),
  );
}

/** Whether a page's first screen is there with the first flight. @param {Flight} flight */
export const hasFirstScreen = ({ isWhole, letters }) => isWhole || letters >= SCREENFUL;
