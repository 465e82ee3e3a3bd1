import {
  COUNTS,
  PAGE_FIELDS,
  ROW_FIELDS,
  SECTION_FIELDS,
  VALUES,
  type WordFile,
} from '../../shared/files/format.ts';
import { anchorOf, nameOf, pathOf, type SearchRecord } from '../../shared/record.ts';
import { phraseOf } from '../../shared/stem.ts';
import { isStopWord, termsOf } from '../../shared/words.ts';

/** Postings: for each word, the places that contain it, in order, each with a value. */
export class Postings {
  private readonly byTerm = new Map<string, (readonly [place: number, value: number])[]>();

  /** @param merge - combines two values of a word for the same place */
  constructor(private readonly merge: (before: number, now: number) => number) {}

  /** Adds a word of a place. Places must be added in order. */
  add(term: string, place: number, value: number): void {
    const places = this.byTerm.get(term) ?? [];
    this.byTerm.set(term, places);
    const [last, before] = places.at(-1) ?? [];
    if (last === place && before !== undefined) {
      places[places.length - 1] = [place, this.merge(before, value)];
    } else {
      places.push([place, value]);
    }
  }

  /** The words, sorted by code unit. */
  terms(): readonly string[] {
    return [...this.byTerm.keys()].sort();
  }

  /** Number of places that contain a word. */
  count(term: string): number {
    return this.byTerm.get(term)?.length ?? 0;
  }

  /** A word file of sorted words. */
  file(terms: readonly string[]): WordFile {
    const postings = terms.map((term) => {
      const places = this.byTerm.get(term) ?? [];
      return places.map(
        ([place, value], at) => (place - (places[at - 1]?.[0] ?? 0)) * VALUES + value,
      );
    });
    return { terms, postings };
  }
}

/** Postings of the words in titles, URL paths, and keywords, by page position. */
export function pagePostings(pages: readonly SearchRecord[]): Postings {
  const postings = new Postings(Math.min);
  for (const [position, page] of pages.entries()) {
    const texts = {
      title: [nameOf(page)],
      slug: [pathOf(page).split('/').filter(Boolean).at(-1) ?? ''],
      keyword: page.keywords ?? [],
    };
    for (const [number, field] of PAGE_FIELDS.entries()) {
      for (const term of texts[field].flatMap(termsOf)) {
        postings.add(term, position, number);
      }
    }
  }
  return postings;
}

/** Merges two values of a posting: the better field, and the sum of the counts, up to the maximum. */
function merged(before: number, now: number): number {
  const field = Math.max(Math.floor(before / COUNTS), Math.floor(now / COUNTS));
  return field * COUNTS + Math.min(COUNTS - 1, (before % COUNTS) + (now % COUNTS));
}

/**
 * Postings of the words in headings, rows, anchors, and texts, by record position, and of complete keywords of several
 * words.
 */
export function wordPostings(records: readonly SearchRecord[]): Postings {
  const postings = new Postings(merged);
  for (const [position, record] of records.entries()) {
    const { type, isRow, content, keywords = [] } = record;
    const add = (text: string, value: number) => {
      for (const term of termsOf(text)) {
        if (!isStopWord(term)) {
          postings.add(term, position, value);
        }
      }
    };
    if (type === 'lvl1') {
      for (const phrase of keywords.map(phraseOf)) {
        if (phrase !== undefined) {
          postings.add(phrase, position, 0);
        }
      }
    } else {
      const anchor = anchorOf(record);
      const texts = {
        anchor,
        heading: nameOf(record),
        row: nameOf(record),
        sectionKeyword: keywords.join('\n'),
        code: termsOf(anchor).length === 1 ? anchor : '',
      };
      for (const [number, field] of (isRow ? ROW_FIELDS : SECTION_FIELDS).entries()) {
        if (field !== undefined) {
          add(texts[field], number * COUNTS);
        }
      }
    }
    add(content ?? '', 1);
  }
  return postings;
}
