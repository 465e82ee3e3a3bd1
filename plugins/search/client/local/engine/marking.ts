import escapeHtml from 'escape-html';
import type { Highlight } from '../../../shared/query.ts';
import { scanWords } from '../../../shared/scanning.ts';
import { fold, joinedWith, type Word, withoutSign } from '../../../shared/words.ts';

/** The strings inserted before and after a matched word. */
export interface Tags {
  readonly before: string;
  readonly after: string;
}

/** The index terms that a query matched: how many characters of each to mark, and which query word each belongs to. */
export interface Marks {
  /** Number of words in the query. */
  readonly sought: number;
  readonly byTerm: ReadonlyMap<string, { readonly word: string; readonly length: number }>;
}

/** A range of a string to mark. */
export interface MarkedPart {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** The size of ASCII, the first digit in it, and the bit that lowercases a letter. */
const ASCII = 128;
const ZERO = 0x30;
const LESS = 0x3c;
const LOWER_CASE = 0x20;

/** Creates a fast check by first letter, which rules out most words. */
function canBegin(terms: Iterable<string>): (text: string, at: number) => boolean {
  const firsts = new Uint8Array(ASCII);
  for (const term of terms) {
    firsts[term.charCodeAt(0)] = 1;
  }
  return (text, at) => {
    const code = text.charCodeAt(at);
    // Signs and accented letters need the full check.
    const isSign = code < ZERO || code === LESS;
    return code >= ASCII || isSign || firsts[code] === 1 || firsts[code | LOWER_CASE] === 1;
  };
}

/** Offsets at which the words of a string start and end, alternating. */
export function wordOffsets(text: string): Uint32Array {
  const offsets: number[] = [];
  scanWords(text, (start, end) => {
    offsets.push(start, end);
  });
  return Uint32Array.from(offsets);
}

/**
 * Finds the ranges to mark in a string. If a word only starts like a query word, only that prefix is marked.
 *
 * @param offsets - word offsets of the string, if the caller already has them
 */
export function markedParts(
  text: string,
  { byTerm }: Marks,
  offsets: Uint32Array = wordOffsets(text),
): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  const isWorthALook = canBegin(byTerm.keys());
  const wordAt = (start: number, end: number): Word => ({
    folded: fold(text.slice(start, end)),
    start,
    end,
  });
  let startBefore = 0;
  let endBefore = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < offsets.length; at += 2) {
    const start = offsets[at] ?? 0;
    const end = offsets[at + 1] ?? 0;
    if (isWorthALook(text, start)) {
      const { folded } = wordAt(start, end);
      const bare = withoutSign(folded);
      const whole = byTerm.get(folded);
      const found = whole ?? byTerm.get(bare);
      if (found !== undefined) {
        const from = whole === undefined ? start + folded.length - bare.length : start;
        // Folding can change a word's length, which invalidates offsets inside the word.
        const to = folded.length === end - start ? from + found.length : end;
        parts.push({ start: from, end: to, word: found.word });
      }
    }
    if (start - endBefore <= 1 && isWorthALook(text, startBefore)) {
      const both = [wordAt(startBefore, endBefore), wordAt(start, end)];
      const joined = byTerm.get(joinedWith(text, both, 0) ?? '');
      if (joined !== undefined) {
        parts.push({ start: startBefore, end, word: joined.word });
      }
    }
    startBefore = start;
    endBefore = end;
  }
  return parts;
}

/**
 * Marks the matched words in a string.
 *
 * @param parts - ranges to mark, if the caller already has them
 */
export function mark(
  text: string,
  marks: Marks,
  tags: Tags,
  parts: readonly MarkedPart[] = markedParts(text, marks),
): Highlight {
  const matchedWords = new Set<string>();
  let value = '';
  let done = 0;
  for (const { start, end, word } of parts) {
    if (start >= done) {
      matchedWords.add(word);
      value += `${escapeHtml(text.slice(done, start))}${tags.before}${escapeHtml(text.slice(start, end))}${tags.after}`;
      done = end;
    }
  }
  const isFull = marks.sought > 0 && matchedWords.size === marks.sought;
  return {
    value: value + escapeHtml(text.slice(done)),
    matchLevel: isFull ? 'full' : matchedWords.size > 0 ? 'partial' : 'none',
    matchedWords: [...matchedWords],
  };
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
 * @param parts - ranges to mark in the full string
 */
export function snippet(
  text: string,
  marks: Marks,
  tags: Tags,
  parts: readonly MarkedPart[] = markedParts(text, marks),
): Highlight {
  if (text.length <= SNIPPET_LENGTH) {
    return mark(text, marks, tags, parts);
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
  const marked = mark(text.slice(from, to), marks, tags, inside);
  return {
    ...marked,
    value: `${from > 0 ? ELLIPSIS : ''}${marked.value}${to < text.length ? ELLIPSIS : ''}`,
  };
}
