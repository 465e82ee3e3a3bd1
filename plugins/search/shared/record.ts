/** Levels of a heading path, outermost first: section, title of the page, headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A level of a heading path. */
export type Level = (typeof LEVELS)[number];

/** The heading path of a place; null for levels that it doesn't have. */
export type Hierarchy = Readonly<Record<'lvl0' | 'lvl1', string>> &
  Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>>;

/**
 * A place that a search can find, in the format of the hosted provider's documentation index.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  readonly objectID: string;
  /** Absolute URL, including the heading's anchor. */
  readonly url: string;
  /** The innermost level of the path, or `content` for a paragraph under it. */
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly hierarchy: Hierarchy;
  /** The place's own text, without its heading and without nested places. */
  readonly content: string | null;
  readonly language: string;
  /** Tag that distinguishes a version of the documents from other pages. */
  readonly docusaurus_tag: string;
  /** What a reader would type that the page or section doesn't say; rows have none. */
  readonly keywords?: readonly string[];
  /** Whether the place is a table row, whose name is the innermost level of the path. */
  readonly isRow?: boolean;
}
