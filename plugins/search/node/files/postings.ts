import { ByteWriter } from '../../shared/files/bytes.ts';
import {
  COUNT_MAX,
  COUNTS,
  NAME_FIELDS,
  PAGE_FIELDS,
  ROW_CODE,
  SECTION_KEYWORD,
} from '../../shared/files/format.ts';
import { anchorOf, nameOf, pathOf, type SearchRecord } from '../../shared/record.ts';
import { phraseOf } from '../../shared/stem.ts';
import { isStopWord, termsOf } from '../../shared/words.ts';

/** Postings: for each word, the places that contain it, in order, each with a value. */
export class Postings {
  /** Place and value, alternating. */
  private readonly byTerm = new Map<string, number[]>();

  /** @param merge - combines two values of a word for the same place */
  constructor(private readonly merge: (before: number, now: number) => number) {}

  /** Adds a word of a place. Places must be added in order. */
  add(term: string, place: number, value: number): void {
    const places = this.byTerm.get(term);
    if (places === undefined) {
      this.byTerm.set(term, [place, value]);
    } else if (places.at(-2) === place) {
      places[places.length - 1] = this.merge(places.at(-1) ?? 0, value);
    } else {
      places.push(place, value);
    }
  }

  /** The words, sorted by code unit. */
  terms(): readonly string[] {
    return [...this.byTerm.keys()].sort();
  }

  /** Number of places that contain a word. */
  count(term: string): number {
    return (this.byTerm.get(term)?.length ?? 0) / 2;
  }

  /** Encodes the places of words, each as the difference from the one before, with its value in the low bits. */
  write(terms: readonly string[], bits: number): Uint8Array {
    const writer = new ByteWriter();
    for (const term of terms) {
      const places = this.byTerm.get(term) ?? [];
      writer.number(places.length / 2);
      let before = 0;
      for (let at = 0; at < places.length; at += 2) {
        const place = places[at] ?? 0;
        writer.number((place - before) * 2 ** bits + (places[at + 1] ?? 0));
        before = place;
      }
    }
    return writer.toBytes();
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
  return field * COUNTS + Math.min(COUNT_MAX, (before % COUNTS) + (now % COUNTS));
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
      add(nameOf(record), NAME_FIELDS.indexOf(isRow ? 'row' : 'heading') * COUNTS);
      add(keywords.join('\n'), SECTION_KEYWORD * COUNTS);
      add(anchor, NAME_FIELDS.indexOf('anchor') * COUNTS);
      if (isRow && termsOf(anchor).length === 1) {
        add(anchor, ROW_CODE * COUNTS);
      }
    }
    add(content ?? '', 1);
  }
  return postings;
}
