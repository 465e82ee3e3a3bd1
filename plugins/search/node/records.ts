import type { Hierarchy, SearchRecord } from '../shared/record.ts';
import type { Place } from './places/index.ts';

/** What the records of a page are made from. */
export interface IndexedPage {
  /** Absolute address. */
  readonly url: string;
  readonly title: string;
  /** Label of the section the page is in. */
  readonly section: string;
  readonly keywords: readonly string[];
  /** By the anchor. */
  readonly sectionKeywords: Readonly<Record<string, readonly string[]>>;
  readonly places: readonly Place[];
  readonly language: string;
  /** Value of the record's `docusaurus_tag`. */
  readonly tag: string;
}

const TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * The records of a page: one for the page, one for each section, one for each row of a table that
 * has an address of its own.
 *
 * The rendered page has its places in its order. A page without places still has its own record.
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
