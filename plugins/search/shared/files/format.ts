import type { HeadingPath } from '../record.ts';

/**
 * The files of the search index. All but the manifest are gzipped, whose checksum detects damage. They're in a folder
 * named by the hash of their contents, so that a file with the right URL has the right contents.
 *
 * - The **outline** is loaded first. It has every page with the words of its title, URL path, and keywords, and the
 *   data that ranking needs for each record.
 * - A **word file** has an alphabetical range of words, and the records that contain them.
 * - A **text file** has some of the records of a page with their texts, for display.
 * - A **spelling file** has all words with the same first letter, for corrections.
 * - The **bundle** contains all of these files, each prefixed with its length, for the pages that readers keep offline.
 */

/** Version of the file format. Increment it with every change: the browser's code reads only this version. */
export const FORMAT = 5;

/** Folder of the index, relative to the base URL. */
export const INDEX_FOLDER = 'search-index';

/** The only file whose URL doesn't change. */
export const MANIFEST_FILE = 'manifest.json';

/** Length of a version: the first hex digits of a SHA-256 hash. */
export const VERSION_LENGTH = 12;

/** Names of the files in a version's folder. Functions take the position of a file among those of its kind. */
export const FILE_NAMES = {
  outline: 'outline.bin',
  bundle: 'bundle.bin',
  words: (at: number) => `words-${at}.bin`,
  spelling: (at: number) => `spelling-${at}.bin`,
  texts: (at: number) => `texts-${at}.bin`,
} as const;

/** The manifest, which names the current version of the index. */
export interface Manifest {
  readonly format: number;
  /** Folder of the version's files. */
  readonly version: string;
  /** URL paths of the pages that can be opened without a network; only in the copy that's kept with them. */
  readonly pages?: readonly string[];
}

/** A page in the outline. Section, language, and tag are indexes into the outline's lists. */
export type OutlinePage = readonly [
  title: string,
  /** URL without the origin, such as `/docker`. */
  path: string,
  section: number,
  language: number,
  tag: number,
  /** Number of its records, which are consecutive; the page's own is first. */
  records: number,
];

/** The part of the outline that is JSON. */
export interface OutlineHead {
  /** The start of every URL, such as `https://library.example.com`. */
  readonly origin: string;
  readonly pages: readonly OutlinePage[];
  readonly sections: readonly string[];
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  /** Groups of folded words or phrases with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
  /** The lower bound of each word file, in alphabetical order. */
  readonly wordsFrom: readonly string[];
}

/**
 * The part of a page that contains a word, as encoded in the outline's postings. Sorted by weight, because only the
 * best one is kept for each page. The slug is the last part of the URL path.
 */
export const PAGE_FIELDS = ['title', 'slug', 'keyword'] as const;

/** Number of bits for a page's field in a posting. */
export const PAGE_FIELD_BITS = 2;

/**
 * The part of a record, other than its text, that contains a word. The index is its number in postings; 0 is text only.
 */
export const NAME_FIELDS = [undefined, 'anchor', 'row', 'heading'] as const;

/** Used instead of a heading, which a row can't have: the word is the row's full anchor, such as `LHR`. */
export const ROW_CODE = 3;

/** Used instead of a row's name, which a section can't have: the word is one of its keywords. */
export const SECTION_KEYWORD = 2;

/** Maximum count of a word in a text. */
export const COUNT_MAX = 3;

/** Number of possible counts. A posting's value is the field's number times this, plus the count. */
export const COUNTS = COUNT_MAX + 1;

/** Number of bits for a posting's value in a word file. */
export const WORD_BITS = 4;

/** Bit that marks a row, next to its level in the outline's columns. */
export const ROW_BIT = 8;

/** Text lengths are stored as base-2 logarithms, in steps of a quarter. */
export const LENGTH_STEPS = 4;

/** Number of spelling files: one per letter from a to z, and one for all other words. */
export const SPELLING_FILES = 27;

/** Minimum length of a word that's corrected, and of a correction. */
export const SPELLING_LENGTH = 3;

/** Index of the spelling file for words with a first letter. */
export function spellingFileOf(letter: string): number {
  const at = letter.charCodeAt(0) - 'a'.charCodeAt(0);
  return at >= 0 && at < SPELLING_FILES - 1 ? at : SPELLING_FILES - 1;
}

/** Separates the cells of a row in its text. */
export const CELL_SEPARATOR = ' · ';

/** The records of a text file, in order. The title of their page is in the outline. */
export type TextFile = readonly (readonly [
  anchor: string,
  path: HeadingPath,
  content: string | null,
])[];
