import {
  COUNTS,
  PAGE_FIELDS,
  ROW_FIELDS,
  SECTION_FIELDS,
  VALUES,
  type WordFile,
} from '../shared/format.ts';
import { anchorOf, nameOf, pathOf, type SearchRecord } from '../shared/record.ts';
import { isStopWord, termsOf, wordsOf } from '../shared/words.ts';

/** Postings: for each word, the places that contain it, in order, each with a value below {@link VALUES}. */
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

  /** For each word, the differences between its places, times {@link VALUES}, plus the value. */
  lists(terms: readonly string[]): WordFile['postings'] {
    return terms.map((term) => {
      const places = this.byTerm.get(term) ?? [];
      return places.map(
        ([place, value], at) => (place - (places[at - 1]?.[0] ?? 0)) * VALUES + value,
      );
    });
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

/** Number of a text's words, not counting stop words. */
export const tellingWords = (text: string): number =>
  wordsOf(text).filter(({ folded }) => !isStopWord(folded)).length;

/** The keywords of records, in order. */
export const keywordsOf = (records: readonly SearchRecord[]): readonly string[] =>
  records.flatMap(({ keywords = [] }) => keywords);

/** Postings of the words in keywords, by the number of the keyword, with its length. */
export function keywordPostings(keywords: readonly string[]): Postings {
  const postings = new Postings(Math.max);
  for (const [number, keyword] of keywords.entries()) {
    const length = Math.min(VALUES - 1, tellingWords(keyword));
    for (const term of termsOf(keyword)) {
      if (!isStopWord(term)) {
        postings.add(term, number, length);
      }
    }
  }
  return postings;
}

/** Postings of the words in headings, rows, anchors, and texts, by record position. */
export function wordPostings(records: readonly SearchRecord[]): Postings {
  const postings = new Postings(merged);
  for (const [position, record] of records.entries()) {
    const { type, isRow, content } = record;
    const add = (text: string, value: number) => {
      for (const term of termsOf(text)) {
        if (!isStopWord(term)) {
          postings.add(term, position, value);
        }
      }
    };
    if (type !== 'lvl1') {
      const anchor = anchorOf(record);
      const texts = {
        anchor,
        heading: nameOf(record),
        row: nameOf(record),
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
