import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';

/** Bytes that a server sends before the first acknowledgment: ten packets of 1,460 bytes (RFC 6928). */
export const FIRST_FLIGHT = 14_600;

/** Bytes reserved for the response headers; over HTTP/2 they're about 365. */
export const HEADERS = 485;

/** Characters of text that fill the first screen of a wide window; a phone shows a third as many. */
const SCREENFUL = 2000;

/** How much of a page can be read once the first flight has arrived. */
interface Flight {
  /** Name in the build. */
  readonly file: string;
  /** Whether the page fits into the first flight. */
  readonly isWhole: boolean;
  /** Number of characters below the heading that it includes. */
  readonly letters: number;
}

/** Returns the text of a page below its heading. */
function textBelowHeading(html: string) {
  const [, below = ''] = html.split('</h1>', 2);
  const [article = ''] = below.split('</article>', 1);
  return article.replace(/<[^>]*>?/g, ' ').replace(/\s+/g, ' ');
}

/**
 * Finds out what the first flight includes of each page at the top level of a build, where all documents are.
 *
 * @param folder - a build with its compressed copies
 * @returns sorted by name
 */
export async function firstFlight(folder: string): Promise<Flight[]> {
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

/** Whether the first flight includes a page's first screen. */
export const hasFirstScreen = ({ isWhole, letters }: Flight) => isWhole || letters >= SCREENFUL;
