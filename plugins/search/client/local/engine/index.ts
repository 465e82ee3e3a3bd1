import type { FacetFilters, SearchHit, SearchQuery, SearchResult } from '../../../shared/query.ts';
import { LEVELS, type SearchRecord } from '../../../shared/record.ts';
import { wordsOf } from '../../../shared/words.ts';
import type { IndexFiles } from '../files/index.ts';
import type { Outline } from '../files/readFiles.ts';
import { closeness } from './closeness.ts';
import { type MarkedPart, type Marks, mark, markedParts, snippet, type Tags } from './marking.ts';
import { namedPages, nearest } from './namedPages.ts';
import { oncePer } from './oncePer.ts';
import { type Ranking, rank, sorted } from './rank.ts';
import { type Slot, slotsOf, synonymsByPhrase } from './slots.ts';
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

/** Reranks the top records by how close together the query words are. */
async function lookedAtCloser(
  files: IndexFiles,
  { records, scores, sought }: Ranking,
  marks: Marks,
): Promise<readonly number[]> {
  const first = records.slice(0, CLOSER_LOOK);
  if (sought.length < 2 || first.length < 2) {
    return records;
  }
  const read = first.map(async (position) => {
    const { record, parts } = await readRecord(files, position, marks);
    const named = LEVELS.slice(1).flatMap((level) =>
      markedParts(record.hierarchy[level] ?? '', marks),
    );
    scores[position] = (scores[position] ?? 0) + closeness(parts, named, sought);
  });
  await Promise.all(read);
  return [...sorted(first, scores), ...records.slice(CLOSER_LOOK)];
}

function hitOf({ record, parts }: Read, marks: Marks, tags: Tags): SearchHit {
  const { content } = record;
  const hierarchy = Object.fromEntries(
    LEVELS.flatMap((level) => {
      const heading = record.hierarchy[level];
      return heading === null ? [] : [[level, { value: mark(heading, marks, tags) }]];
    }),
  );
  return {
    ...record,
    _highlightResult: { hierarchy },
    ...(content !== null && {
      _snippetResult: { content: { value: snippet(content, marks, tags, parts) } },
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
  const weights = await weighed(files, slots);
  const ranking = rank(outline, weights, await namedPages(files, query), passes);
  const marks = marksOf(weights);
  const tags = { before: asked.highlightPreTag, after: asked.highlightPostTag };
  const found =
    ranking.records.length === 0 && asked.removeWordsIfNoResults === 'allOptional'
      ? nearest(outline, query, passes)
      : await lookedAtCloser(files, ranking, marks);
  const resultOf = async (positions: readonly number[]): Promise<SearchResult> => {
    const read = await Promise.all(positions.map((position) => readRecord(files, position, marks)));
    return {
      hits: read.map((one) => hitOf(one, marks, tags)),
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
