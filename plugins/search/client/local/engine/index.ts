import type {
  FacetFilters,
  HighlightResult,
  SearchHit,
  SearchQuery,
  SearchResult,
} from '../../../shared/query.ts';
import { LEVELS, type SearchRecord } from '../../../shared/record.ts';
import type { IndexFiles } from '../files/index.ts';
import type { Outline } from '../files/readFiles.ts';
import { closeness } from './closeness.ts';
import { keywordPages } from './keywordPages.ts';
import {
  type MarkedPart,
  type Marks,
  mark,
  markedParts,
  snippet,
  type Tags,
  wordOffsets,
} from './marking.ts';
import { nearest } from './nearest.ts';
import { type Ranking, rank, sorted } from './rank.ts';
import { type Slot, slotsOf, synonymsByPhrase } from './slots.ts';
import { type SlotWeights, weighSlot } from './weights.ts';
import { wholeMatches } from './wholeMatches.ts';

/** Says of each page whether it passes filters; a field that records are not filtered by passes none. */
function passing(outline: Outline, filters: FacetFilters): (page: number) => boolean {
  const known = new Map<string, boolean>();
  const passes = (language: number, tag: number) => {
    const facets = [
      `language:${outline.languages[language]}`,
      `docusaurus_tag:${outline.tags[tag]}`,
    ];
    return filters.every((filter) =>
      typeof filter === 'string'
        ? facets.includes(filter)
        : filter.some((one) => facets.includes(one)),
    );
  };
  const byPage = outline.pages.map(([, , , language, tag]) => {
    const key = `${language} ${tag}`;
    const passed = known.get(key) ?? passes(language, tag);
    known.set(key, passed);
    return passed;
  });
  return (page) => byPage[page] ?? false;
}

/** What to mark of the words that were found: a word that was typed goes before one that stands for it. */
function marksOf(weights: readonly SlotWeights[]): Marks {
  const byTerm = new Map<string, { word: string; length: number; quality: number }>();
  for (const { slot, matches } of weights) {
    for (const { term, length, quality } of matches) {
      if ((byTerm.get(term)?.quality ?? 0) < quality) {
        byTerm.set(term, { word: slot.word, length, quality });
      }
    }
  }
  return { sought: weights.length, byTerm };
}

/** Remembers what it gave for a text: hits have many of their headings in common. */
function remembered<Value>(give: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? give(text);
    known.set(text, value);
    return value;
  };
}

/** How many records are looked at more closely, and shown before the others' texts have come. */
const CLOSER_LOOK = 5;

/** A record, and where the words of the query are in its own. */
interface Read {
  readonly record: SearchRecord;
  readonly parts: readonly MarkedPart[];
  /** Where they are in its headings. */
  readonly named: readonly MarkedPart[];
}

/** Where the words of texts are: from one key to the next most hits are the same. */
const offsetsByRecord = new WeakMap<SearchRecord, Uint32Array>();

function offsetsOf(record: SearchRecord): Uint32Array {
  const offsets = offsetsByRecord.get(record) ?? wordOffsets(record.content ?? '');
  offsetsByRecord.set(record, offsets);
  return offsets;
}

/** Reads records as they are needed, each once. */
function recordReader(files: IndexFiles, marks: Marks): (position: number) => Promise<Read> {
  const known = new Map<number, Promise<Read>>();
  const partsOf = remembered((heading) => markedParts(heading, marks));
  const read = async (position: number): Promise<Read> => {
    const record = await files.record(position);
    return {
      record,
      parts: markedParts(record.content ?? '', marks, offsetsOf(record)),
      named: LEVELS.slice(1).flatMap((level) => partsOf(record.hierarchy[level] ?? '')),
    };
  };
  return (position) => {
    const reading = known.get(position) ?? read(position);
    known.set(position, reading);
    return reading;
  };
}

/** Brings those of the first records forward in whose texts the words are close together. */
async function lookedAtCloser(
  { records, scores, sought }: Ranking,
  read: (position: number) => Promise<Read>,
): Promise<readonly number[]> {
  const first = records.slice(0, CLOSER_LOOK);
  if (sought.length < 2 || first.length < 2) {
    return records;
  }
  const texts = await Promise.all(first.map(read));
  for (const [at, position] of first.entries()) {
    const { parts = [], named = [] } = texts[at] ?? {};
    scores[position] = (scores[position] ?? 0) + closeness(parts, named, sought);
  }
  return [...sorted(first, scores), ...records.slice(CLOSER_LOOK)];
}

/** Makes hits of records, with what they have of the query marked. */
function hitMaker(marks: Marks, tags: Tags): (read: Read) => SearchHit {
  const marked = remembered((heading) => mark(heading, marks, tags));
  return ({ record, parts }) => {
    const { content } = record;
    const hierarchy: HighlightResult['hierarchy'] = Object.fromEntries(
      LEVELS.flatMap((level) => {
        const heading = record.hierarchy[level];
        return heading === null ? [] : [[level, marked(heading)]];
      }),
    );
    return {
      ...record,
      _highlightResult: { hierarchy },
      _snippetResult: {
        hierarchy,
        ...(content !== null && { content: snippet(content, marks, tags, parts) }),
      },
    };
  };
}

const synonymsByOutline = new WeakMap<Outline, ReadonlyMap<string, readonly string[]>>();

function synonymsOf(outline: Outline): ReadonlyMap<string, readonly string[]> {
  const known = synonymsByOutline.get(outline) ?? synonymsByPhrase(outline.synonyms);
  synonymsByOutline.set(outline, known);
  return known;
}

/** What the words of the last query weigh, by their slots: of a query that is typed most words stay. */
const weighedByIndex = new WeakMap<
  IndexFiles,
  ReadonlyMap<string, Promise<readonly SlotWeights[]>>
>();

/** Weighs the records by each word of a query. */
async function weighed(files: IndexFiles, slots: readonly Slot[]): Promise<readonly SlotWeights[]> {
  const before = weighedByIndex.get(files);
  const now = new Map(
    slots.map((slot) => {
      const key = JSON.stringify(slot);
      return [key, before?.get(key) ?? weighSlot(files, slot)];
    }),
  );
  weighedByIndex.set(files, now);
  try {
    return (await Promise.all(now.values())).flat();
  } catch (error) {
    weighedByIndex.delete(files);
    throw error;
  }
}

/**
 * Answers one query from the index.
 *
 * @param onFirst - given the first hits where the texts of the others may have to be fetched
 * @throws IndexFailure when a file that is needed cannot be had
 */
export async function answer(
  files: IndexFiles,
  asked: SearchQuery,
  onFirst?: (result: SearchResult) => void,
): Promise<SearchResult> {
  const { outline } = files;
  const { query, hitsPerPage, page, facetFilters } = asked;
  const passes = passing(outline, facetFilters);
  const slots = slotsOf(query, synonymsOf(outline));
  const weights = await weighed(files, slots);
  const named = { whole: wholeMatches(outline, query), keyword: await keywordPages(files, query) };
  const ranking = rank(outline, weights, named, passes);
  const marks = marksOf(weights);
  const read = recordReader(files, marks);
  const found =
    ranking.records.length === 0 && asked.removeWordsIfNoResults === 'allOptional'
      ? nearest(outline, query, passes)
      : await lookedAtCloser(ranking, read);
  const hitOf = hitMaker(marks, { before: asked.highlightPreTag, after: asked.highlightPostTag });
  const resultOf = async (positions: readonly number[]): Promise<SearchResult> => ({
    hits: (await Promise.all(positions.map(read))).map(hitOf),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    page,
    hitsPerPage,
    query,
  });
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  if (onFirst !== undefined && page === 0 && shown.length > CLOSER_LOOK && !files.hasBundle) {
    onFirst(await resultOf(shown.slice(0, CLOSER_LOOK)));
  }
  return resultOf(shown);
}
