import escapeHtml from 'escape-html';
import { joinedWith, type Word, withoutSign, wordsOf } from '../../shared/words.ts';
import { oncePer } from './oncePer.ts';

/** The strings inserted before and after a matched word. */
export interface Tags {
  readonly before: string;
  readonly after: string;
}

/** The index terms that a query matched: how many characters of each to mark, and which query word each belongs to. */
export type Marks = ReadonlyMap<string, { readonly word: string; readonly length: number }>;

/** A range of a string to mark. */
export interface MarkedPart {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** A word of a string with the other terms by which it's found. */
interface MarkableWord extends Word {
  /** Without its leading sign. */
  readonly bare: string;
  /** Joined with the word before it, if they can be written as one. */
  readonly joined: string | undefined;
}

/** The words of a string for {@link markedParts}, to be kept for as long as the string is marked again. */
export interface MarkableWords {
  readonly words: readonly MarkableWord[];
  /** The numbers of each word's terms: as it's written, bare, and joined. */
  readonly terms: Uint32Array;
}

const TERMS_PER_WORD = 3;

/** The number of each term. Each keystroke compares thousands of words with the terms of the query, and numbers are faster. */
const numbers = new Map<string, number>();

function numberOf(term: string): number {
  const number = numbers.get(term) ?? numbers.size;
  numbers.set(term, number);
  return number;
}

/** Finds the words of a string, and numbers their terms. */
export function markableWords(text: string): MarkableWords {
  const all = wordsOf(text);
  const words = all.map((word, at) => ({
    ...word,
    bare: withoutSign(word.folded),
    joined: joinedWith(text, all, at - 1),
  }));
  const terms = Uint32Array.from(
    words.flatMap(({ folded, bare, joined = folded }) => [folded, bare, joined].map(numberOf)),
  );
  return { words, terms };
}

/** For each number of a term, whether to mark it: 1, 0, or undefined for a term that was numbered later. */
const isMarked = oncePer((marks: Marks) => {
  const marked = Array.from(marks.keys(), numberOf);
  const flags = new Uint8Array(numbers.size);
  for (const number of marked) {
    flags[number] = 1;
  }
  return flags;
});

/** Finds the ranges to mark in a string. If a word only starts like a query word, only that prefix is marked. */
export function markedParts({ words, terms }: MarkableWords, marks: Marks): readonly MarkedPart[] {
  const flags = isMarked(marks);
  const parts: MarkedPart[] = [];
  const isFlagged = (number: number) => flags[terms[number] ?? 0] === 1;
  for (let at = 0; at < words.length; at += 1) {
    const first = at * TERMS_PER_WORD;
    if (!isFlagged(first) && !isFlagged(first + 1) && !isFlagged(first + 2)) {
      continue;
    }
    const { folded, bare, joined, start, end } = words[at] as MarkableWord;
    const whole = marks.get(folded);
    const found = whole ?? marks.get(bare);
    if (found !== undefined) {
      const from = whole === undefined ? start + folded.length - bare.length : start;
      // Folding can change a word's length, which invalidates offsets inside the word.
      const to = folded.length === end - start ? from + found.length : end;
      parts.push({ start: from, end: to, word: found.word });
    }
    const before = words[at - 1];
    const both = joined === undefined ? undefined : marks.get(joined);
    if (before !== undefined && both !== undefined) {
      parts.push({ start: before.start, end, word: both.word });
    }
  }
  return parts;
}

/** Finds the occurrences of strings, in upper or lower case. */
export function stringParts(text: string, strings: readonly string[]): readonly MarkedPart[] {
  const lower = text.toLowerCase();
  const parts: MarkedPart[] = [];
  // Lowercasing can change the length of a text, which invalidates offsets.
  for (const word of lower.length === text.length ? strings : []) {
    const sought = word.toLowerCase();
    for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1)) {
      parts.push({ start: at, end: at + sought.length, word });
    }
  }
  return parts;
}

/**
 * Marks parts of a string.
 *
 * @param parts - ranges, by their starts; one that overlaps with an earlier one is left out
 */
export function mark(text: string, tags: Tags, parts: readonly MarkedPart[]): string {
  let value = '';
  let done = 0;
  for (const { start, end } of parts) {
    if (start >= done) {
      value += `${escapeHtml(text.slice(done, start))}${tags.before}${escapeHtml(text.slice(start, end))}${tags.after}`;
      done = end;
    }
  }
  return value + escapeHtml(text.slice(done));
}

/** Approximate length of a snippet, in characters. */
const SNIPPET_LENGTH = 160;

/** Number of characters before the first marked word. */
const LEAD = 40;

/** Upper bound on the marked words in a snippet. */
const PARTS_MAX = 100;

const ELLIPSIS = '…';

/** The start of the window that contains the most distinct query words, then the most matches. */
function bestStart(parts: readonly MarkedPart[]): number {
  let best = { start: 0, worth: 0 };
  for (const [at, { start }] of parts.entries()) {
    const words = new Set<string>();
    let count = 0;
    for (const { end, word } of parts.slice(at, at + PARTS_MAX)) {
      if (end - start > SNIPPET_LENGTH - LEAD) {
        break;
      }
      words.add(word);
      count += 1;
    }
    const worth = words.size * PARTS_MAX + count;
    if (worth > best.worth) {
      best = { start, worth };
    }
  }
  return best.start;
}

/**
 * Cuts a snippet around the matches, at word boundaries, and marks them.
 *
 * @param parts - ranges to mark in the full string, by their starts
 */
export function snippet(text: string, tags: Tags, parts: readonly MarkedPart[]): string {
  if (text.length <= SNIPPET_LENGTH) {
    return mark(text, tags, parts);
  }
  const around = Math.max(0, bestStart(parts) - LEAD);
  const space = text.indexOf(' ', around);
  const from = around === 0 || space === -1 ? 0 : space + 1;
  const end =
    from + SNIPPET_LENGTH >= text.length
      ? text.length
      : text.lastIndexOf(' ', from + SNIPPET_LENGTH);
  const to = end > from ? end : from + SNIPPET_LENGTH;
  const inside = parts
    .filter((part) => part.start >= from && part.end <= to)
    .map((part) => ({ ...part, start: part.start - from, end: part.end - from }));
  const marked = mark(text.slice(from, to), tags, inside);
  return `${from > 0 ? ELLIPSIS : ''}${marked}${to < text.length ? ELLIPSIS : ''}`;
}
