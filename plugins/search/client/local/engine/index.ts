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

/**
 * Returns a test of whether a page can be opened and passes the filters. A filter on an unknown field matches no page.
 */
function passing({ outline, pages }: IndexFiles, filters: FacetFilters): (page: number) => boolean {
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
  const byPage = outline.pages.map(([, path, , language, tag]) => {
    const key = `${language} ${tag}`;
    const passed = known.get(key) ?? passes(language, tag);
    known.set(key, passed);
    return passed && (pages?.has(path) ?? true);
  });
  return (page) => byPage[page] ?? false;
}

/** Which terms to mark. If a term was both typed and matched as an alternative, the typed word wins. */
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

/** Memoizes a function by its string argument: hits share many of their headings. */
function remembered<Value>(give: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? give(text);
    known.set(text, value);
    return value;
  };
}

/** Number of records that are reranked by word proximity, and shown before the remaining text files arrive. */
const CLOSER_LOOK = 5;

/** A record with the matches in its content and headings. */
interface Read {
  readonly record: SearchRecord;
  readonly parts: readonly MarkedPart[];
  /** Matches in its headings. */
  readonly named: readonly MarkedPart[];
}

/** Cached word offsets: most hits stay the same from one keystroke to the next. */
const offsetsByRecord = new WeakMap<SearchRecord, Uint32Array>();

function offsetsOf(record: SearchRecord): Uint32Array {
  const offsets = offsetsByRecord.get(record) ?? wordOffsets(record.content ?? '');
  offsetsByRecord.set(record, offsets);
  return offsets;
}

/** Creates a function that reads each record at most once. */
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

/** Reranks the top records by how close together the query words are. */
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

/** Creates a function that turns records into hits with the matches marked. */
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

/** Weights of the last query's words, by slot: most words stay the same while a query is being typed. */
const weighedByIndex = new WeakMap<
  IndexFiles,
  ReadonlyMap<string, Promise<readonly SlotWeights[]>>
>();

/** Weights the records by each word of a query. */
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
 * @param onFirst - called with the first hits if texts of the others still have to be fetched
 * @throws IndexFailure if a required file can't be loaded
 */
export async function answer(
  files: IndexFiles,
  asked: SearchQuery,
  onFirst?: (result: SearchResult) => void,
): Promise<SearchResult> {
  const { outline } = files;
  const { query, hitsPerPage, page, facetFilters } = asked;
  const passes = passing(files, facetFilters);
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
  if (page === 0 && !shown.slice(CLOSER_LOOK).every(files.has)) {
    onFirst?.(await resultOf(shown.slice(0, CLOSER_LOOK)));
  }
  return resultOf(shown);
}
