/**
 * The files that a search reads. All but the manifest are gzipped, and stand at an address made of
 * their content's hash, so that one that is there is the right one.
 *
 * - The **outline** comes first: every page, and where the words of titles, addresses, keywords,
 *   headings and names of rows stand.
 * - A **word file** has the words of texts between two words of the alphabet, and where they stand.
 * - A **page file** has the texts of one page's records, to show them.
 * - The **spelling** has all words of texts, to find the one that was meant.
 */

/** Changes with every change of the files' form; the browser's code reads this one and no other. */
export const FORMAT = 1;

/** Folder of the files below the base URL. */
export const INDEX_FOLDER = 'search-index';

/** The one file whose address stays. */
export const MANIFEST_FILE = 'manifest.json';

/** A file of the index. */
export interface IndexFile {
  /** Name below the folder: the first half of its SHA-256, in hexadecimal, with its ending. */
  readonly name: string;
  /** Size as it is sent. */
  readonly bytes: number;
}

/** Names the version of the index and its first file. */
export interface Manifest {
  readonly format: number;
  readonly outline: IndexFile;
}

/** Where the word of a title, an address, a keyword, a heading or a row's name stands, as postings have it. */
export const FIELDS = ['title', 'slug', 'keyword', 'heading', 'row'] as const;

/** A field that the outline knows words of. */
export type Field = (typeof FIELDS)[number];

/** Bits that a field takes in a posting. */
export const FIELD_BITS = 3;

/** A page in the outline. */
export interface OutlinePage {
  readonly title: string;
  /** Address without the origin, such as `/docker`. */
  readonly path: string;
  /** Positions in the outline's lists of languages and tags. */
  readonly language: number;
  readonly tag: number;
  /** Number of its records; they follow one another, the page's own first. */
  readonly records: number;
  readonly file: IndexFile;
}

/** The part of the outline that is JSON. */
export interface OutlineHead {
  readonly pages: readonly OutlinePage[];
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  /** Groups of words, or of phrases, that mean the same; folded. */
  readonly synonyms: readonly (readonly string[])[];
  /** Each keyword's whole text, folded, by the position of its page. */
  readonly keywords: readonly (readonly [page: number, keyword: string])[];
  /** Word files in the order of the alphabet, each with the first word that it may have. */
  readonly words: readonly (IndexFile & { readonly from: string })[];
  readonly spelling: IndexFile;
}

/** Level of a record's innermost heading in the outline's columns; a row has this bit besides. */
export const ROW_BIT = 8;

/** Content lengths are kept as their base-2 logarithm in quarters. */
export const LENGTH_STEPS = 4;

/** How often a word stands in a text is kept, up to four times, in this many bits of a posting. */
export const COUNT_BITS = 2;
