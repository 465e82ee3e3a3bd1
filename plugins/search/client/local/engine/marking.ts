import escapeHtml from 'escape-html';
import type { Highlight } from '../../../shared/query.ts';
import { scanWords } from '../../../shared/scanning.ts';
import { fold, joinedWith, type Word, withoutSign } from '../../../shared/words.ts';

/** What is before and after a matched word. */
export interface Tags {
  readonly before: string;
  readonly after: string;
}

/** The words of the index that a query found: how much of each to mark, and for which of its words. */
export interface Marks {
  /** Number of words in the query. */
  readonly sought: number;
  readonly byTerm: ReadonlyMap<string, { readonly word: string; readonly length: number }>;
}

/** A part of a text that is to be marked. */
export interface MarkedPart {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** Number of plain characters, the first digit among them, and the bit that makes a letter small. */
const ASCII = 128;
const ZERO = 0x30;
const LESS = 0x3c;
const LOWER_CASE = 0x20;

/** Makes a quick test of which words can be found: by their first letter, which most words fail. */
function canBegin(terms: Iterable<string>): (text: string, at: number) => boolean {
  const firsts = new Uint8Array(ASCII);
  for (const term of terms) {
    firsts[term.charCodeAt(0)] = 1;
  }
  return (text, at) => {
    const code = text.charCodeAt(at);
    // Signs and accents take a closer look.
    const isSign = code < ZERO || code === LESS;
    return code >= ASCII || isSign || firsts[code] === 1 || firsts[code | LOWER_CASE] === 1;
  };
}

/** Where the words of a text begin and end, in turn. */
export function wordOffsets(text: string): Uint32Array {
  const offsets: number[] = [];
  scanWords(text, (start, end) => {
    offsets.push(start, end);
  });
  return Uint32Array.from(offsets);
}

/**
 * Finds what to mark in a text; a word that only begins like one of the query is marked that far.
 *
 * @param offsets - those of the text's words, for who has them already
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
        // Folding can change a word's length; offsets inside it then mean nothing.
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
 * Marks the found words in a text.
 *
 * @param parts - those of the text, for who has them already
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

/** About how many characters of a text a snippet shows. */
const SNIPPET_LENGTH = 160;

/** How many characters are before the first marked word. */
const LEAD = 40;

/** More marked words than fit into a snippet. */
const PARTS_MAX = 100;

const ELLIPSIS = '…';

/** Where the part of a text begins that has most of the different words, and the most of them. */
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
 * The part of a text where the query is, cut between words, its found words marked.
 *
 * @param parts - those of the whole text
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
