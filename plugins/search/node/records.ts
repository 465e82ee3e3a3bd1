import { type RecordPage, recordOf, type SearchRecord } from '../shared/record.ts';
import type { Place } from './places/index.ts';

/** The input for the records of a page. */
export interface IndexedPage extends RecordPage {
  readonly keywords: readonly string[];
  /** Keywords of sections, by anchor. */
  readonly sectionKeywords: Readonly<Record<string, readonly string[]>>;
  /** In page order. */
  readonly places: readonly Place[];
}

/** What a page without places has. */
const NO_PLACE: Place = { kind: 'page', anchor: '', path: [], content: '' };

/**
 * Creates the records of a page: one for the page, one for each section, and one for each table row that has an ID. A
 * page without places still gets its own record.
 */
export function recordsOf(page: IndexedPage): readonly SearchRecord[] {
  const [first = NO_PLACE, ...others] = page.places;
  return [first, ...others].map(({ kind, anchor, path, content, columns }): SearchRecord => {
    const keywords = kind === 'page' ? page.keywords : page.sectionKeywords[anchor];
    return {
      ...recordOf(page, anchor, path, content || null),
      ...(kind !== 'row' && keywords !== undefined && { keywords }),
      ...(kind === 'row' && { isRow: true }),
      ...(columns && { columns }),
    };
  });
}
