/** Levels of a heading path, outermost first: section, title of the page, headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A level of a heading path. */
export type Level = (typeof LEVELS)[number];

/** Headings starting at the second level; null for a skipped level. */
export type HeadingPath = readonly (string | null)[];

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
  /** The heading path of the place; null for levels that it doesn't have. */
  readonly hierarchy: Readonly<Record<'lvl0' | 'lvl1', string>> &
    Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>>;
  /** The place's own text, without its heading and without nested places. */
  readonly content: string | null;
  readonly language: string;
  /** Tag that distinguishes a version of the documents from other pages. */
  readonly docusaurus_tag: string;
  /** What a reader would type that the page or section doesn't say; rows have none. */
  readonly keywords?: readonly string[];
  /** Whether the place is a table row, whose name is the innermost level of the path. */
  readonly isRow?: boolean;
  /** The names of a row's columns. The cells are in its content. */
  readonly columns?: readonly string[];
}

/** What the records of a page have in common. */
export interface RecordPage {
  /** Absolute URL. */
  readonly url: string;
  readonly title: string;
  /** Label of the page's section. */
  readonly section: string;
  readonly language: string;
  /** Value of the records' `docusaurus_tag`. */
  readonly tag: string;
}

const TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Creates the record of a place.
 *
 * @param anchor - empty for the page itself
 * @param path - its headings; empty for the page itself
 */
export function recordOf(
  page: RecordPage,
  anchor: string,
  path: HeadingPath,
  content: string | null,
): SearchRecord {
  const url = anchor === '' ? page.url : `${page.url}#${anchor}`;
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = path;
  return {
    objectID: url,
    url,
    type: TYPES[path.length] ?? 'lvl6',
    hierarchy: { lvl0: page.section, lvl1: page.title, lvl2, lvl3, lvl4, lvl5, lvl6 },
    content,
    language: page.language,
    docusaurus_tag: page.tag,
  };
}

/** The URL of a record's page, without the origin and the fragment. */
export function pathOf({ url }: SearchRecord): string {
  return new URL(url).pathname;
}

/** The fragment of a record's URL, without the hash sign. */
export function anchorOf({ url }: SearchRecord): string {
  return decodeURIComponent(new URL(url).hash.slice(1));
}

/** The innermost heading of a record: a title, a heading, or the name of a row. */
export function nameOf({ type, hierarchy }: SearchRecord): string {
  return (type === 'content' ? null : hierarchy[type]) ?? '';
}

/** Level of a record's innermost heading: 1 for a page. */
export function levelOf({ type }: SearchRecord): number {
  return LEVELS.indexOf(type === 'content' ? 'lvl6' : type);
}

/** Whether a value is an object, so that its properties can be read. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether a value from outside, such as the browser's storage, has the fields of a record that are displayed. Other
 * fields may be missing. The caller must check its URL.
 */
export function isRecordShaped(value: unknown): value is SearchRecord {
  if (!isObject(value) || typeof value.objectID !== 'string' || typeof value.url !== 'string') {
    return false;
  }
  const { type, hierarchy, content } = value;
  return (
    ['content', ...TYPES].some((known) => known === type) &&
    (content === null || content === undefined || typeof content === 'string') &&
    isObject(hierarchy) &&
    typeof hierarchy.lvl1 === 'string' &&
    Object.values(hierarchy).every((text) => text === null || typeof text === 'string')
  );
}
