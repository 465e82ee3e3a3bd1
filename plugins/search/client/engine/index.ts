import type { FacetFilters, SearchQuery, SearchResult, Unknown } from '../../shared/query.ts';
import { computed } from '../computed/index.ts';
import type { IndexFiles } from '../local/openIndex.ts';
import type { Outline } from '../local/readFiles.ts';
import { lookedAtCloser, withPhrases } from './closerLook.ts';
import { hitOf, type Marking } from './hits.ts';
import type { Marks } from './marking.ts';
import { namedPages, nearest } from './namedPages.ts';
import { oncePer } from './oncePer.ts';
import { isMissing, rank } from './rank.ts';
import { readRecord } from './readRecord.ts';
import { type Slot, slotsOf, synonymsByPhrase } from './slots.ts';
import { soughtStrings } from './strings.ts';
import { parsedQuery, recordsToExclude } from './syntax.ts';
import { isKnown, unknownWords } from './unknown.ts';
import { type SlotWeights, weighSlot } from './weights.ts';

/** Number of hits that are shown before the texts of the others arrive. */
const FIRST_HITS = 5;

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
  const { text, phrases, excluded } = await parsedQuery(files, query);
  const passes = passing(files, facetFilters);
  const [line, weights, strings, isExcluded] = await Promise.all([
    page === 0 ? computed(files, query, Date.now()) : undefined,
    weighed(files, slotsOf(text, synonymsOf(outline))),
    soughtStrings(files, text),
    recordsToExclude(files, excluded),
  ]);
  const ranking = rank(
    outline,
    weights,
    namedPages(outline, text),
    strings,
    (record) => passes(outline.page[record] ?? 0) && !isExcluded(record),
  );
  const marks = marksOf(weights);
  const marking: Marking = {
    marks,
    strings: strings.map((string) => string.text),
    tags: { before: asked.highlightPreTag, after: asked.highlightPostTag },
  };
  const isSuggesting =
    ranking.records.length === 0 && asked.removeWordsIfNoResults === 'allOptional';
  const looked = await lookedAtCloser(files, ranking, strings, marks);
  const withThem = await withPhrases(files, looked.records, phrases, weights);
  const hasPhrases = withThem.records.length > 0;
  const full = hasPhrases ? withThem.records : looked.records;
  const missingPhrases = hasPhrases || !withThem.isComplete ? [] : phrases;
  const found = isSuggesting ? nearest(outline, text, passes) : full;
  const known = weights.filter(isKnown);
  const missingIn = (position: number) =>
    known.filter((slot) => isMissing(outline, slot, position)).map(({ slot }) => slot.word);

  const resultOf = async (positions: readonly number[]): Promise<SearchResult> => {
    const read = await Promise.all(positions.map((position) => readRecord(files, position, marks)));
    const hits = read.map((one, at) => hitOf(one, marking, missingIn(positions[at] ?? 0)));
    const unknown: readonly Unknown[] = [
      ...missingPhrases.map((phrase) => ({ text: phrase, kind: 'phrase' }) as const),
      ...looked.unknown.map((string) => ({ text: string.text, kind: 'string' }) as const),
      ...unknownWords(outline, weights, looked.unknown, positions[0], hits[0]),
    ];
    return {
      hits,
      nbHits: found.length,
      nbPages: Math.ceil(found.length / hitsPerPage),
      page,
      hitsPerPage,
      query,
      ...(line && { computed: line }),
      ...(page === 0 &&
        found.length > 0 &&
        unknown.length > 0 &&
        line === undefined && { unknown }),
    };
  };
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  if (page === 0 && !shown.slice(FIRST_HITS).every(files.has)) {
    onFirst?.(await resultOf(shown.slice(0, FIRST_HITS)));
  }
  return resultOf(shown);
}
