import type { HeadingPath } from './record.ts';

/**
 * The files of the search index. All but the manifest are gzipped JSON. They're in a folder named by the hash of their
 * contents, so that a file with the right URL has the right contents.
 *
 * - The **manifest** is loaded first. It names that folder, and contains the outline, so that a query needs one round of
 *   requests less. Hosts compress it, as they do every JSON file.
 * - The **outline** has every page with the words of its title, URL path, and keywords, and the data that ranking needs
 *   for each record.
 * - A **word file** has an alphabetical range of words, and the records that contain them.
 * - A **text file** has some of the records of a page with their texts, for display.
 * - The **signs** say which records may contain a string with special characters, such as `filetype:csv`.
 * - A **spelling file** has all words with the same first letter, for corrections.
 * - The **bundle** has all of these files by name, for the pages that readers keep offline, except for the spelling files:
 *   it has all words anyway. The outline is in it, too: the kept manifest lists the kept pages instead.
 */

/** Version of the file format. Increment it with every change: the browser's code reads only this version. */
export const FORMAT = 11;

/** Folder of the index, relative to the base URL. */
export const INDEX_FOLDER = 'search-index';

/** The only file whose URL doesn't change. */
export const MANIFEST_FILE = 'manifest.json';

/** Names of the files in a version's folder. Functions take the position of a file among those of its kind. */
export const FILE_NAMES = {
  /** Only in the bundle. */
  outline: 'outline.bin',
  bundle: 'bundle.bin',
  signs: 'signs.bin',
  words: (at: number) => `words-${at}.bin`,
  spelling: (at: number) => `spelling-${at}.bin`,
  texts: (at: number) => `texts-${at}.bin`,
} as const;

/** The manifest, which names the current version of the index. */
export interface Manifest {
  readonly format: number;
  /** Folder of the version's files. */
  readonly version: string;
  /** Not in the copy that's kept with pages, whose outline is in the bundle. */
  readonly outline?: OutlineFile;
  /** URL paths of the pages that can be opened without a network; only in the copy that's kept with them. */
  readonly pages?: readonly string[];
}

/** A page in the outline. */
export type OutlinePage = readonly [
  title: string,
  /** URL without the origin, such as `/docker`. */
  path: string,
  section: string,
  language: string,
  tag: string,
  /** Number of its records, which are consecutive; the page's own is first. */
  records: number,
];

/** A word file. */
export interface WordFile {
  /** Sorted by code unit, and packed (./packing). */
  readonly terms: string;
  /**
   * For each term, the places that contain it, in order: the difference from the place before, times {@link VALUES}, plus
   * a value, which says what part of the place contains it.
   */
  readonly postings: readonly (readonly number[])[];
  /**
   * For each term, the keywords that contain it: their numbers among those of all records, encoded as the places in
   * the postings are. The value is the number of the keyword's words, not counting stop words, up to {@link VALUES} - 1. The
   * names in the outline have none.
   */
  readonly keywords?: readonly (readonly number[])[];
}

/** The outline. Strings below the names are packed numbers (./packing), one for each record. */
export interface OutlineFile {
  /** The start of every URL, such as `https://library.example.com`. */
  readonly origin: string;
  readonly pages: readonly OutlinePage[];
  /** Groups of folded words or phrases with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
  /** The lower bound of each word file, in alphabetical order. */
  readonly wordsFrom: readonly string[];
  /** The words of titles, URL paths, and keywords, with the positions of their pages. */
  readonly names: WordFile;
  /** Number of records in each text file. */
  readonly textSizes: readonly number[];
  /** Level of the innermost heading: 1 for a page. */
  readonly level: string;
  /** 1 for a table row. */
  readonly isRow: string;
  /** Number of words in the record's name, not counting stop words. */
  readonly nameLength: string;
  /** Number of its keywords, which are numbered consecutively. */
  readonly keywordCount: string;
  /** Base-2 logarithm of the number of words in its text, not counting stop words, in {@link LENGTH_STEPS}. */
  readonly textLength: string;
}

/**
 * The part of a page that contains a word: the index is the value in the outline's postings. Only the highest
 * number is kept for each page. The slug is the last part of the URL path.
 */
export const PAGE_FIELDS = ['title', 'slug', 'keyword'] as const;

/**
 * The part of a section or of a row, other than its text, that contains a word: the index is its number in postings; 0
 * is text only. Only the highest number is kept. A code is a row's full anchor, such as `LHR`.
 */
export const SECTION_FIELDS = [undefined, 'anchor', 'heading'] as const;
export const ROW_FIELDS = [undefined, 'anchor', 'row', 'code'] as const;

/** Number of possible counts of a word in a text: 0 to 3 or more. A posting's value is the field's number times this, plus the count. */
export const COUNTS = 4;

/** Number of possible values of a posting. */
export const VALUES = 16;

/** Text lengths are stored as base-2 logarithms, in steps of a quarter. */
export const LENGTH_STEPS = 4;

/** Number of spelling files: one per letter from a to z, and one for all other words. */
export const SPELLING_FILES = 27;

/** Minimum length of a word that's corrected, and of a correction. */
const SPELLING_LENGTH = 3;

/** Index of the spelling file for words with a first letter. */
export function spellingFileOf(letter: string): number {
  const at = letter.charCodeAt(0) - 'a'.charCodeAt(0);
  return at >= 0 && at < SPELLING_FILES - 1 ? at : SPELLING_FILES - 1;
}

/**
 * The words of each spelling file.
 *
 * @param terms - the terms of all word files, in order
 * @param pageTerms - those of page names and keywords, which are in the outline
 */
export function spellingsOf(
  terms: readonly string[],
  pageTerms: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const byLetter: string[][] = Array.from({ length: SPELLING_FILES }, () => []);
  for (const term of terms) {
    if (term.length >= SPELLING_LENGTH && /^\p{L}+$/u.test(term) && !pageTerms.has(term)) {
      byLetter[spellingFileOf(term)]?.push(term);
    }
  }
  return byLetter;
}

/** Number of characters of a record's text that are kept for display. All its words are in the index. */
export const SHOWN_LENGTH = 1_700;

/** The signs: for each record, the signature of its name and text, without the joints of rare words. */
export type SignsFile = readonly (readonly number[])[];

/** Separates the cells of a row in its text. */
export const CELL_SEPARATOR = ' · ';

/** The records of a text file, in order. The title of their page is in the outline. */
export type TextFile = readonly (readonly [
  anchor: string,
  path: HeadingPath,
  content: string | null,
  /** The names of a row's columns, unless they're those of the row before. */
  columns?: readonly string[],
])[];
