/**
 * The files that a search reads. All but the manifest are compressed (gzip, whose checksum tells a
 * file that was damaged), and are in a folder named by the hash of what is in them, so that one
 * that is there is the right one.
 *
 * - The **outline** comes first: every page with the words of its title, address and keywords, and
 *   for each record the little that ranking needs.
 * - A **word file** has the words between two words of the alphabet, and the records that they are in.
 * - A **text file** has some records of one page with their texts, to show them.
 * - A **spelling file** has all words that begin with one letter, to find the one that was meant.
 * - The **bundle** has all of them, each after its length: once it is there, no other is needed.
 */

/** Changes with every change of the files' form; the browser's code reads this one and no other. */
export const FORMAT = 4;

/** Folder of the files below the base URL. */
export const INDEX_FOLDER = 'search-index';

/** Name of the browser's cache that the manifest and the bundle are kept in; the privacy page tells it. */
export const CACHE_NAME = 'search-index';

/** The one file whose address stays. */
export const MANIFEST_FILE = 'manifest.json';

/** Letters of a version: the beginning of a SHA-256 in hexadecimal. */
export const VERSION_LENGTH = 12;

/** Names of the files in a version's folder; there are several of some kinds, told apart by their position. */
export const FILE_NAMES = {
  outline: 'outline.bin',
  bundle: 'bundle.bin',
  words: (at: number) => `words-${at}.bin`,
  spelling: (at: number) => `spelling-${at}.bin`,
  texts: (at: number) => `texts-${at}.bin`,
} as const;

/** Names the version of the index. */
export interface Manifest {
  readonly format: number;
  /** The folder of its files. */
  readonly version: string;
  /** Size of the bundle as it is sent. */
  readonly bundleBytes: number;
}

/** A page in the outline; places in the outline's lists stand for section, language and tag. */
export type OutlinePage = readonly [
  title: string,
  /** Address without the origin, such as `/docker`. */
  path: string,
  section: number,
  language: number,
  tag: number,
  /** Number of its records; they follow one another, the page's own first. */
  records: number,
];

/** The part of the outline that is JSON. */
export interface OutlineHead {
  /** What all addresses begin with, such as `https://library.example.com`. */
  readonly origin: string;
  readonly pages: readonly OutlinePage[];
  readonly sections: readonly string[];
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  /** Groups of words, or of phrases, that mean the same; folded. */
  readonly synonyms: readonly (readonly string[])[];
  /** The first word that each word file may have, in the order of the alphabet. */
  readonly wordsFrom: readonly string[];
}

/**
 * What of a page has a word, as the outline's postings have it: in the order of their weight,
 * because a page is kept with the best of them only. A slug is the end of an address.
 */
export const PAGE_FIELDS = ['title', 'slug', 'keyword'] as const;

/** Bits that a field of a page takes in a posting. */
export const PAGE_FIELD_BITS = 2;

/** What of a record beside its text has a word, by its number in postings; 0 is the text alone. */
export const NAME_FIELDS = [undefined, 'anchor', 'row', 'heading'] as const;

/** In the place of a heading, which a row is not: the word is the row's whole anchor, such as `LHR`. */
export const ROW_CODE = 3;

/** In the place of a row's name, which a section has not: the word is one of its keywords. */
export const SECTION_KEYWORD = 2;

/** How often a word is in a text is kept up to three times. */
export const COUNT_MAX = 3;

/** Numbers of counts; a posting's value is the field's number times this, and the count. */
export const COUNTS = COUNT_MAX + 1;

/** Bits that a posting's value takes in a word file. */
export const WORD_BITS = 4;

/** A row has this bit beside its level in the outline's columns. */
export const ROW_BIT = 8;

/** Lengths of texts are kept as their base-2 logarithm in quarters. */
export const LENGTH_STEPS = 4;

/** Number of spelling files: one a letter from a to z, and one for words that begin otherwise. */
export const SPELLING_FILES = 27;

/** Words with fewer letters are not corrected, nor are others corrected to them. */
export const SPELLING_LENGTH = 3;

/** The spelling file that has the words with a first letter, by its position. */
export function spellingFileOf(letter: string): number {
  const at = letter.charCodeAt(0) - 'a'.charCodeAt(0);
  return at >= 0 && at < SPELLING_FILES - 1 ? at : SPELLING_FILES - 1;
}

/** Between the cells of a row in its text. */
export const CELL_SEPARATOR = ' · ';

/** A text file. */
export interface TextFile {
  /** Headings above its first record from the second level on. */
  readonly above: readonly (string | null)[];
  /**
   * In their order; the name of a page is in the outline. A row whose name is its first cells has
   * their number there; one whose anchor is its first cell has none here.
   */
  readonly records: readonly (readonly [
    anchor: string,
    name: string | number,
    content: string | null,
  ])[];
}
