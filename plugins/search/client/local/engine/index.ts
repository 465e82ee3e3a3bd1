import { SHOWN_LENGTH } from '../../../shared/files/format.ts';
import type { FacetFilters, SearchHit, SearchQuery, SearchResult } from '../../../shared/query.ts';
import { LEVELS, type SearchRecord } from '../../../shared/record.ts';
import { wordsOf } from '../../../shared/words.ts';
import type { IndexFiles } from '../files/index.ts';
import type { Outline } from '../files/readFiles.ts';
import { closeness } from './closeness.ts';
import {
  type MarkedPart,
  type Marks,
  mark,
  markedParts,
  snippet,
  stringParts,
  type Tags,
} from './marking.ts';
import { namedPages, nearest } from './namedPages.ts';
import { oncePer } from './oncePer.ts';
import { type Ranking, rank, sorted, stringGain } from './rank.ts';
import { type Slot, slotsOf, synonymsByPhrase } from './slots.ts';
import { type SoughtString, soughtStrings, stringsIn } from './strings.ts';
import { type SlotWeights, weighSlot } from './weights.ts';

/**
 * Returns a test of whether a page can be opened and passes the filters. A filter on an unknown field matches no page.
 */
function passing({ outline, pages }: IndexFiles, filters: FacetFilters): (page: number) => boolean {
  const byPage = outline.pages.map(([, path, , language, tag]) => {
    const facets = [`language:${language}`, `docusaurus_tag:${tag}`];
    const isPassing = filters.every((filter) =>
      [filter].flat().some((alternative) => facets.includes(alternative)),
    );
    return isPassing && (pages?.has(path) ?? true);
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
  return byTerm;
}

/** Number of records that are reranked by word proximity, and shown before the remaining text files arrive. */
const CLOSER_LOOK = 5;

/** A record with the matches in its content and headings. */
interface Read {
  readonly record: SearchRecord;
  readonly parts: readonly MarkedPart[];
}

/** Words of texts: most hits stay the same from one keystroke to the next. */
const contentWords = oncePer((record: SearchRecord) => wordsOf(record.content ?? ''));

async function readRecord(files: IndexFiles, position: number, marks: Marks): Promise<Read> {
  const record = await files.record(position);
  return { record, parts: markedParts(record.content ?? '', marks, contentWords(record)) };
}

/** Number of records in whose texts the strings of a query are looked for: those that are shown. */
const STRING_LOOK = 20;

/** A text that's at most this much shorter than the longest one may have been cut, at a space. */
const CUT_MARGIN = 100;

/** Reranks the top records by how close together the query words are, and by the strings that they really have. */
async function lookedAtCloser(
  files: IndexFiles,
  { records, scores, sought }: Ranking,
  strings: readonly SoughtString[],
  marks: Marks,
): Promise<readonly number[]> {
  const look = strings.length > 0 ? STRING_LOOK : CLOSER_LOOK;
  const first = records.slice(0, look);
  if ((sought.length < 2 && strings.length === 0) || first.length < 2) {
    return records;
  }
  const read = first.map(async (position, at) => {
    const { record, parts } = await readRecord(files, position, marks);
    const headings = LEVELS.slice(1).flatMap((level) => record.hierarchy[level] ?? []);
    let score = scores[position] ?? 0;
    if (at < CLOSER_LOOK && sought.length > 1) {
      const named = headings.flatMap((heading) => markedParts(heading, marks));
      score += closeness(parts, named, sought);
    }
    if (strings.length > 0) {
      const { content } = record;
      const supposed = strings.filter((string) => string.records.has(position));
      const isCut = (content?.length ?? 0) > SHOWN_LENGTH - CUT_MARGIN;
      const had = stringsIn(strings, position, [...headings, content].join('\n'), isCut);
      score += stringGain(had, sought.length) - stringGain(supposed, sought.length);
    }
    scores[position] = score;
  });
  await Promise.all(read);
  return [...sorted(first, scores), ...records.slice(look)];
}

/** What to mark in the hits of a query. */
interface Marking {
  readonly marks: Marks;
  /** Strings with signs, marked in one piece. */
  readonly strings: readonly string[];
  readonly tags: Tags;
}

/** The parts of a text to show as marked: a single letter only if nothing else was asked for. */
function shownParts(
  text: string,
  { marks, strings }: Marking,
  parts: readonly MarkedPart[] = markedParts(text, marks),
): readonly MarkedPart[] {
  const words = new Set(Array.from(marks.values(), ({ word }) => word));
  const telling = parts.filter(({ word }) => word.length > 1 || words.size === 1);
  return [...stringParts(text, strings), ...telling].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}

function hitOf({ record, parts }: Read, marking: Marking): SearchHit {
  const { content } = record;
  const { tags } = marking;
  const hierarchy = Object.fromEntries(
    LEVELS.flatMap((level) => {
      const heading = record.hierarchy[level];
      return heading === null
        ? []
        : [[level, { value: mark(heading, tags, shownParts(heading, marking)) }]];
    }),
  );
  return {
    ...record,
    _highlightResult: { hierarchy },
    ...(content !== null && {
      _snippetResult: {
        content: { value: snippet(content, tags, shownParts(content, marking, parts)) },
      },
    }),
  };
}

const synonymsOf = oncePer(({ synonyms }: Outline) => synonymsByPhrase(synonyms));

/** Weights of the last query's words, by slot: most words stay the same while a query is being typed. */
const weighedByIndex = new WeakMap<
  IndexFiles,
  ReadonlyMap<string, Promise<readonly SlotWeights[]>>
>();

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
  const [weights, named, strings] = await Promise.all([
    weighed(files, slots),
    namedPages(files, query),
    soughtStrings(files, query),
  ]);
  const ranking = rank(outline, weights, named, strings, passes);
  const marks = marksOf(weights);
  const marking: Marking = {
    marks,
    strings: strings.map(({ text }) => text),
    tags: { before: asked.highlightPreTag, after: asked.highlightPostTag },
  };
  const found =
    ranking.records.length === 0 && asked.removeWordsIfNoResults === 'allOptional'
      ? nearest(outline, query, passes)
      : await lookedAtCloser(files, ranking, strings, marks);
  const resultOf = async (positions: readonly number[]): Promise<SearchResult> => {
    const read = await Promise.all(positions.map((position) => readRecord(files, position, marks)));
    return {
      hits: read.map((one) => hitOf(one, marking)),
      nbHits: found.length,
      nbPages: Math.ceil(found.length / hitsPerPage),
      page,
      hitsPerPage,
      query,
    };
  };
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  if (page === 0 && !shown.slice(CLOSER_LOOK).every(files.has)) {
    onFirst?.(await resultOf(shown.slice(0, CLOSER_LOOK)));
  }
  return resultOf(shown);
}
