import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * Normalizes the content of a file: editors and checkouts on Windows may add a byte order mark and end lines with CR
 * LF.
 */
export const normalized = (text: string): string =>
  text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** Decodes a file. What isn't UTF-8 becomes NUL, which no text has: a document may write about U+FFFD. */
function decoded(bytes: Buffer): string {
  const text = normalized(bytes.toString());
  return isUtf8(bytes) ? text : text.replaceAll('\uFFFD', '\0');
}

/** Reads a file that people edit, and normalizes it. What isn't UTF-8 becomes NUL. */
export async function readText(file: string): Promise<string> {
  return decoded(await readFile(file));
}

/** Synchronous version of {@link readText}. */
export function readTextSync(file: string): string {
  return decoded(readFileSync(file));
}
