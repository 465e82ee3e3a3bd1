import { fold, isStopWord, type Word, wordsOf } from './words.ts';

/** A part of a text without spaces that has signs, such as `filetype:csv`, `$PATH`, or `s/old/new/g`. */
export interface SignedString {
  /** As written, without quotation marks and parentheses around it. */
  readonly text: string;
  readonly words: readonly Word[];
  /** What tells it from a text with the same words. */
  readonly joints: readonly Joint[];
}

/** Signs before a word, together with the word before them, if there's no space in between. */
export interface Joint {
  /** The signs and the words, folded. */
  readonly key: string;
  readonly words: readonly string[];
}

/** Quotation marks and parentheses that surround words in sentences. */
const OPENING = /^["'“”‘’(]+/;

/** Signs that say little by themselves: those before a word that follows another one. */
const COMMON_JOINT = /^[-.,'’/:_=]$/;

function jointsBefore(
  text: string,
  before: Word | undefined,
  { start, folded }: Word,
): readonly Joint[] {
  const between = text.slice(before?.end ?? 0, start);
  const signs = between.slice(between.search(/\S*$/));
  const isJoined = before !== undefined && signs !== '' && signs === between;
  const leading = signs.replace(OPENING, '');
  const joints: Joint[] = [];
  if (isJoined) {
    joints.push({ key: before.folded + fold(signs) + folded, words: [before.folded, folded] });
  }
  if (leading !== '' && !(isJoined && COMMON_JOINT.test(leading))) {
    joints.push({ key: fold(leading) + folded, words: [folded] });
  }
  return joints;
}

/** The joints of a text. */
export function jointsOf(text: string): readonly Joint[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => jointsBefore(text, words[at - 1], word));
}

/** Whether the signs of a string are only hyphens between letters, as in `well-known`. */
const isCompound = (text: string) => /^\p{L}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*$/u.test(text);

/** The strings with special characters in a query. */
export function signedStringsOf(query: string): readonly SignedString[] {
  return Array.from(query.matchAll(/\S+/g), ({ 0: whole }) => {
    const trimmed = whole.replace(OPENING, '');
    const words = wordsOf(trimmed);
    const text = trimmed.slice(0, words.at(-1)?.end ?? 0);
    return { text, words, joints: jointsOf(trimmed) };
  }).filter(
    ({ text, words, joints }) =>
      !isCompound(text) &&
      words.some(({ folded }) => !isStopWord(folded)) &&
      (joints.length > 0 || words.some(({ folded }) => /[^\p{L}\p{N}]/u.test(folded))),
  );
}

/** Number of places up to which a word is rare enough to do without the joints around it. */
export const RARE = 5;

/** The number of joints of a place, times this, is the range of their hashes: one in this many is equal by chance. */
const RANGE = 16;

/** The hash of a joint among those of a place (FNV-1a, mixed, because its lower bits are used). */
function jointHash(key: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % (count * RANGE);
}

/**
 * The hashes of the joints of a place, as a list of differences. The first number is the count of joints, which may be
 * higher than that of the hashes; an empty list stands for no joints.
 */
export function signatureOf(keys: ReadonlySet<string>): readonly number[] {
  const hashes = [...new Set([...keys].map((key) => jointHash(key, keys.size)))].sort(
    (a, b) => a - b,
  );
  return keys.size === 0
    ? []
    : [keys.size, ...hashes.map((hash, at) => hash - (hashes[at - 1] ?? 0))];
}

/** Whether a place with this signature may have all of the joints. */
export function mayHave(signature: readonly number[], keys: readonly string[]): boolean {
  // Without joints, no hash is a number.
  const [count = 0, ...differences] = signature;
  const hashes = new Set<number>();
  let hash = 0;
  for (const difference of differences) {
    hash += difference;
    hashes.add(hash);
  }
  return keys.every((key) => hashes.has(jointHash(key, count)));
}
