import type { SearchRecord } from '../../plugins/search/shared/record.ts';

/**
 * Generates the records of a larger library from this library's records, to find the limits of its search.
 *
 * It copies pages. In each copy it replaces some of the rarer words with invented words of the same length, so
 * that the vocabulary grows as in English: with the length of the text to the power of 0.6 (Heaps' law).
 * Tables of data are copied with their pages.
 */

/** Exponent of Heaps' law. */
const HEAPS_POWER = 0.6;

/** Words on at least this many pages count as common, and aren't replaced. */
const COMMON_PAGES = 3;

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfghjklmnprstvwz';

/** Returns a number from 0 to 1, always the same for the same string (FNV-1a). */
function chance(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}

/** Returns a pronounceable nonsense word: some letters replaced with others of their kind. */
function invented(word: string, seed: string) {
  return [...word]
    .map((letter, at) => {
      const pick = chance(`${seed} ${word} ${at}`);
      const kind = VOWELS.includes(letter) ? VOWELS : CONSONANTS.includes(letter) ? CONSONANTS : '';
      return kind !== '' && pick < 0.6
        ? (kind[Math.floor((pick / 0.6) * kind.length)] ?? letter)
        : letter;
    })
    .join('');
}

const WORD = /\p{L}{4,}/gu;

/**
 * Returns the records of a library with the given number of pages.
 *
 * @param records - of this library
 */
export function grown(records: readonly SearchRecord[], pageCount: number): SearchRecord[] {
  const pages = new Map<string, SearchRecord[]>();
  const pagesOfWord = new Map<string, Set<string>>();
  for (const record of records) {
    const address = record.url.replace(/#.*/, '');
    pages.set(address, [...(pages.get(address) ?? []), record]);
    const text = `${Object.values(record.hierarchy).join(' ')} ${record.content ?? ''}`;
    for (const [word] of text.matchAll(WORD)) {
      const lower = word.toLowerCase();
      pagesOfWord.set(lower, (pagesOfWord.get(lower) ?? new Set()).add(address));
    }
  }
  const rare = [...pagesOfWord.values()].filter(({ size }) => size < COMMON_PAGES).length;
  const copies = Math.max(1, pageCount / pages.size);
  const fresh = copies > 1 ? (copies ** HEAPS_POWER - 1) / (copies - 1) : 0;
  const share = Math.min(1, (fresh * pagesOfWord.size) / rare);
  const originals = [...pages.values()];
  return Array.from({ length: pageCount }, (_, at) => {
    const copy = Math.floor(at / originals.length);
    const original = originals[at % originals.length] ?? [];
    const change = (text: string) =>
      copy === 0
        ? text
        : text.replace(WORD, (word) => {
            const lower = word.toLowerCase();
            const isCommon = (pagesOfWord.get(lower)?.size ?? 0) >= COMMON_PAGES;
            return !isCommon && chance(`${copy} ${lower}`) < share
              ? invented(lower, String(copy))
              : word;
          });
    return original.map((record) => {
      const [address = '', anchor] = record.url.split('#');
      const slug =
        copy === 0 ? address : `${change(address)}-${invented('kopelan', String(copy))}${copy}`;
      const url = anchor === undefined ? slug : `${slug}#${change(anchor)}`;
      return {
        ...record,
        objectID: url,
        url,
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy).map(([level, text]) => [
            level,
            text === null || level === 'lvl0' ? text : change(text),
          ]),
        ) as SearchRecord['hierarchy'],
        content: record.content === null ? null : change(record.content),
        ...(record.keywords && { keywords: record.keywords.map(change) }),
      };
    });
  }).flat();
}
