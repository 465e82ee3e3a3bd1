import type { Fault } from './faults.ts';

/** Whether a text wasn't saved as UTF-8 (`readText` writes NUL for what isn't), so that nothing in it can be relied on. */
export const isUnreadable = (text: string): boolean => text.includes('\0');

/**
 * Characters that nobody sees, as pasted from other programs: control characters, a line end of old Macs, spaces without
 * width, soft hyphens, byte order marks, and signs that turn the direction of writing or end a line or paragraph.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they're what it looks for
  /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;

/** UTF-8 that was read as Windows-1252 and saved again: "é" became "Ã©", and a quotation mark "â€œ". */
export const GARBLED = /Ã[\u00A0-\u00BF]|Â[\u00A0-\u00BF]|â€\S?/u;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What's wrong with garbled characters. */
export const garbledMessage = (garbled: string): string =>
  `"${garbled}" is garbled by another encoding; write the character that was meant`;

/** Finds characters that nobody sees; the first of each line. */
export const invisibleFaults = (text: string): readonly Fault[] =>
  text.split('\n').flatMap((content, index) => {
    const [character] = INVISIBLE.exec(content) ?? [];
    const message = `the invisible character ${character && codeOf(character)} is in this line; delete it`;
    return character === undefined ? [] : [{ line: index + 1, message }];
  });
