import { LEVELS, type SearchRecord } from '../../shared/record.ts';
import { matchWord } from './matching.ts';
import { foldedText, soughtWords, wordsOf } from './words.ts';

/** What a match weighs by the text it stands in; the path around a heading only completes a match. */
const WEIGHTS = { title: 10, slug: 10, keyword: 7, heading: 6, path: 2 } as const;

/** What the whole query weighs; more than any words, so that a page's own name comes first. */
const WHOLE = { name: 100, keyword: 20, nameBeginning: 8, heading: 8 } as const;

type Field = keyof typeof WEIGHTS;

interface IndexedRecord {
  readonly record: SearchRecord;
  /** Folded texts by field. */
  readonly texts: readonly (readonly [Field, string])[];
  /** Number of words in the record's own title or heading. */
  readonly length: number;
}

/** Records prepared for ranking. */
export interface Index {
  readonly records: readonly IndexedRecord[];
  /** Every word with the records and fields it stands in. */
  readonly places: ReadonlyMap<string, readonly (readonly [record: number, field: Field])[]>;
}

/** The page's own part of an address, its last segment. */
function slugOf(url: string): string {
  return new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '';
}

function textsOf(record: SearchRecord): readonly (readonly [Field, string])[] {
  const { hierarchy, keywords = [], type, url } = record;
  if (type === 'lvl1') {
    return [
      ['title', foldedText(hierarchy.lvl1)],
      ['slug', foldedText(slugOf(url))],
      ...keywords.map((keyword) => ['keyword', foldedText(keyword)] as const),
    ];
  }
  const own = type === 'content' ? record.content : hierarchy[type];
  const above = LEVELS.slice(1, type === 'content' ? LEVELS.length : LEVELS.indexOf(type));
  return [
    ['heading', foldedText(own ?? '')],
    ...above.map((level) => ['path', foldedText(hierarchy[level] ?? '')] as const),
    ['path', foldedText(slugOf(url))],
  ];
}

/** Prepares records for ranking. */
export function buildIndex(records: readonly SearchRecord[]): Index {
  const places = new Map<string, (readonly [number, Field])[]>();
  const indexed = records.map((record, position): IndexedRecord => {
    const texts = textsOf(record);
    for (const [field, text] of texts) {
      for (const { folded } of wordsOf(text)) {
        const known = places.get(folded);
        if (known === undefined) {
          places.set(folded, [[position, field]]);
        } else {
          known.push([position, field]);
        }
      }
    }
    return { record, texts, length: wordsOf(texts[0]?.[1] ?? '').length };
  });
  return { records: indexed, places };
}

/** The best weight that a word of the query has in each record, and whether only its path has it. */
function weigh(index: Index, sought: string): Map<number, { weight: number; own: boolean }> {
  const found = new Map<number, { weight: number; own: boolean }>();
  for (const [word, places] of index.places) {
    const match = matchWord(sought, word);
    if (match === undefined) {
      continue;
    }
    for (const [position, field] of places) {
      const before = found.get(position);
      found.set(position, {
        weight: Math.max(before?.weight ?? 0, WEIGHTS[field] * match.quality),
        own: (before?.own ?? false) || field !== 'path',
      });
    }
  }
  return found;
}

/** What the query as a whole weighs in a record. */
function weighWhole(texts: IndexedRecord['texts'], query: string): number {
  return Math.max(
    0,
    ...texts.map(([field, text]) => {
      if (field === 'title' || field === 'slug') {
        if (text === query) {
          return WHOLE.name;
        }
        return text.startsWith(query) ? WHOLE.nameBeginning : 0;
      }
      if (text !== query || field === 'path') {
        return 0;
      }
      return WHOLE[field];
    }),
  );
}

/**
 * The records that have every telling word of a query, best first.
 *
 * A page whose title or address is the query comes before all; then count where the words stand
 * (title and address, keywords, headings) and how well they match. A heading is found by at
 * least one word of its own, the others may stand in the path above it.
 *
 * @returns nothing for a query without words
 */
export function rank(index: Index, query: string): readonly SearchRecord[] {
  const sought = soughtWords(query);
  const whole = foldedText(query);
  const weights = sought.map((word) => weigh(index, word));
  const [first, ...others] = weights;
  if (first === undefined) {
    return [];
  }
  return [...first.keys()]
    .filter((position) => others.every((found) => found.has(position)))
    .filter((position) => weights.some((found) => found.get(position)?.own))
    .flatMap((position) => {
      const entry = index.records[position];
      if (entry === undefined) {
        return [];
      }
      const words = weights.reduce((sum, found) => sum + (found.get(position)?.weight ?? 0), 0);
      const coverage = Math.min(1, sought.length / Math.max(1, entry.length));
      const score = words / sought.length + coverage + weighWhole(entry.texts, whole);
      return [{ record: entry.record, score, position }];
    })
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .map(({ record }) => record);
}
