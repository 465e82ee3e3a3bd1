import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * Normalizes the content of a file: editors and checkouts on Windows may add a byte order mark and end lines with CR
 * LF.
 */
export const normalized = (text: string): string =>
  text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** Reads a file that people edit, and normalizes it. */
export async function readText(file: string): Promise<string> {
  return normalized(await readFile(file, 'utf8'));
}

/** Synchronous version of {@link readText}. */
export function readTextSync(file: string): string {
  return normalized(readFileSync(file, 'utf8'));
}
