/** Levels of a heading's path, outermost first: section, title of the page, headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A level of a heading's path. */
export type Level = (typeof LEVELS)[number];

/** The path of headings that leads to a place; a level that the place does not have is null. */
export type Hierarchy = Readonly<Record<'lvl0' | 'lvl1', string>> &
  Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>>;

/**
 * A place that a search can find, in the shape of the hosted provider's documentation index.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  readonly objectID: string;
  /** Absolute address, with the heading's anchor. */
  readonly url: string;
  /** The innermost level of the path, or `content` for a paragraph under it. */
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly hierarchy: Hierarchy;
  /** The place's own words, without its heading and without the places inside it. */
  readonly content: string | null;
  readonly language: string;
  /** Name of the tag by which a version of the documents is told from other pages. */
  readonly docusaurus_tag: string;
  /** What a reader would type and the page or the section does not say; rows have none. */
  readonly keywords?: readonly string[];
  /** Whether the place is a row of a table, whose name is the innermost level of the path. */
  readonly isRow?: boolean;
}
