import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * The text of a file as all code of the project reads it: editors and checkouts on Windows may begin it with a
 * byte order mark and end its lines with CR LF.
 */
export function normalized(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/**
 * Reads a file that people write, with its line ends normalized.
 *
 * @param file - path of a UTF-8 file
 * @throws the system's error when it can't be read
 */
export async function readText(file: string): Promise<string> {
  return normalized(await readFile(file, 'utf8'));
}

/** Like {@link readText}, for callers that can't wait. */
export function readTextSync(file: string): string {
  return normalized(readFileSync(file, 'utf8'));
}
