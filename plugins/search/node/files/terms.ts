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

/** The address of a record's page, without the origin and the anchor. */
export function pathOf({ url }: SearchRecord): string {
  return new URL(url).pathname;
}

/** The innermost heading of a record: a title, a heading, the name of a row. */
export function nameOf({ type, hierarchy }: SearchRecord): string {
  return (type === 'content' ? null : hierarchy[type]) ?? '';
}

/** The part of an address after its hash sign. */
export function anchorOf({ url }: SearchRecord): string {
  return decodeURIComponent(new URL(url).hash.slice(1));
}

/** Where the words of titles, addresses, and keywords are, by the position of the page. */
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

/** Brings two values of a posting together: the better field, and both counts up to the most. */
function merged(before: number, now: number): number {
  const field = Math.max(Math.floor(before / COUNTS), Math.floor(now / COUNTS));
  return field * COUNTS + Math.min(COUNT_MAX, (before % COUNTS) + (now % COUNTS));
}

/**
 * Where the words of headings, rows, anchors, and texts are, by the position of the record; and where pages have
 * keywords of several words, as a whole.
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
