import {
  COUNT_MAX,
  COUNTS,
  NAME_FIELDS,
  PAGE_FIELDS,
  ROW_CODE,
  SECTION_KEYWORD,
} from '../../shared/files/format.ts';
import { phraseOf } from '../../shared/phrase.ts';
import type { SearchRecord } from '../../shared/record.ts';
import { isStopWord, termsOf } from '../../shared/words.ts';
import { Postings } from './postings.ts';

/** The URL of a record's page, without the origin and the fragment. */
export function pathOf({ url }: SearchRecord): string {
  return new URL(url).pathname;
}

/** The innermost heading of a record: a title, a heading, or the name of a row. */
export function nameOf({ type, hierarchy }: SearchRecord): string {
  return (type === 'content' ? null : hierarchy[type]) ?? '';
}

/** The fragment of a record's URL, without the hash sign. */
export function anchorOf({ url }: SearchRecord): string {
  return decodeURIComponent(new URL(url).hash.slice(1));
}

/** Postings of the words in titles, URL paths, and keywords, by page position. */
export function pagePostings(pages: readonly SearchRecord[]): Postings {
  const postings = new Postings();
  for (const [position, page] of pages.entries()) {
    const slug = pathOf(page).split('/').filter(Boolean).at(-1) ?? '';
    const texts = {
      title: [nameOf(page)],
      slug: [slug],
      keyword: page.keywords ?? [],
    };
    for (const [number, field] of PAGE_FIELDS.entries()) {
      for (const term of texts[field].flatMap(termsOf)) {
        postings.add(term, position, number, Math.min);
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
  const postings = new Postings();
  const add = (text: string, position: number, value: number) => {
    for (const term of termsOf(text)) {
      if (!isStopWord(term)) {
        postings.add(term, position, value, merged);
      }
    }
  };
  for (const [position, record] of records.entries()) {
    if (record.type !== 'lvl1') {
      const field = record.isRow ? 'row' : 'heading';
      add(nameOf(record), position, NAME_FIELDS.indexOf(field) * COUNTS);
      for (const keyword of record.keywords ?? []) {
        add(keyword, position, SECTION_KEYWORD * COUNTS);
      }
      const anchor = anchorOf(record);
      add(anchor, position, NAME_FIELDS.indexOf('anchor') * COUNTS);
      const [code, ...others] = termsOf(anchor);
      if (record.isRow && code !== undefined && others.length === 0) {
        add(anchor, position, ROW_CODE * COUNTS);
      }
    }
    add(record.content ?? '', position, 1);
    const phrases = record.type === 'lvl1' ? (record.keywords ?? []).map(phraseOf) : [];
    for (const phrase of phrases) {
      if (phrase !== undefined) {
        postings.add(phrase, position, 0, merged);
      }
    }
  }
  return postings;
}
