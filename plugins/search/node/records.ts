import type { Hierarchy, SearchRecord } from '../shared/record.ts';
import type { Place } from './places/index.ts';

/** The input for the records of a page. */
export interface IndexedPage {
  /** Absolute URL. */
  readonly url: string;
  readonly title: string;
  /** Label of the page's section. */
  readonly section: string;
  readonly keywords: readonly string[];
  /** Keywords of sections, by anchor. */
  readonly sectionKeywords: Readonly<Record<string, readonly string[]>>;
  readonly places: readonly Place[];
  readonly language: string;
  /** Value of the record's `docusaurus_tag`. */
  readonly tag: string;
}

const TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Creates the records of a page: one for the page, one for each section, and one for each table row that has an ID.
 *
 * The places must be in page order. A page without places still gets its own record.
 */
export function recordsOf(page: IndexedPage): readonly SearchRecord[] {
  const { url, title, section, keywords, sectionKeywords, places, language, tag } = page;
  const first: Place = places[0] ?? { kind: 'page', anchor: '', path: [], content: '' };
  return [first, ...places.slice(1)].map(({ kind, anchor, path, content }): SearchRecord => {
    const own = kind === 'heading' ? sectionKeywords[anchor] : undefined;
    const address = anchor === '' ? url : `${url}#${anchor}`;
    const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = path;
    const hierarchy: Hierarchy = { lvl0: section, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6 };
    return {
      objectID: address,
      url: address,
      type: TYPES[path.length] ?? 'lvl6',
      hierarchy,
      content: content || null,
      language,
      docusaurus_tag: tag,
      ...(kind === 'page' && { keywords }),
      ...(own !== undefined && { keywords: own }),
      ...(kind === 'row' && { isRow: true }),
    };
  });
}
