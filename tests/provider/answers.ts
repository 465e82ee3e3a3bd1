import type { StoredIndex, StoredRecord } from './indexes.ts';
import { Refused } from './writes.ts';

/** The query parameters that this provider supports, with their names in the protocol. */
export interface Query {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: string | readonly (string | readonly string[])[];
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly removeWordsIfNoResults?: 'none' | 'allOptional';
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const at = (record: StoredRecord, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], record);

/** Whether a record passes the filters. A filter on an attribute that isn't set up for faceting excludes all. */
function passes(record: StoredRecord, { settings }: StoredIndex, filters: Query['facetFilters']) {
  const facets = (settings.attributesForFaceting ?? []) as readonly string[];
  const holds = (filter: string) => {
    const [attribute = '', value] = filter.split(/:(.*)/s);
    return facets.includes(attribute) && [at(record, attribute)].flat().includes(value);
  };
  const all = typeof filters === 'string' ? [filters] : (filters ?? []);
  return all.every((filter) => [filter].flat().some(holds));
}

/** Returns each word of a query with its synonyms. */
function alternativesOf(query: string, { synonyms }: StoredIndex): readonly (readonly string[])[] {
  return wordsOf(query).map((word) => [
    word,
    ...[...synonyms.values()].flatMap(({ synonyms: group = [] }) =>
      group.includes(word) ? group : [],
    ),
  ]);
}

const marked = (text: string, sought: readonly string[], query: Query) =>
  text.replace(/[\p{L}\d]+/gu, (word) =>
    sought.some((prefix) => word.toLowerCase().startsWith(prefix))
      ? `${query.highlightPreTag ?? '<em>'}${word}${query.highlightPostTag ?? '</em>'}`
      : word,
  );

/** Marks the matched words in a text. Like the real provider, it doesn't escape the text. */
function highlight(text: string, sought: readonly string[], query: Query) {
  const matchedWords = sought.filter((prefix) =>
    wordsOf(text).some((word) => word.startsWith(prefix)),
  );
  return {
    value: marked(text, sought, query),
    matchLevel: matchedWords.length === 0 ? 'none' : 'full',
    matchedWords,
  };
}

function hitOf(record: StoredRecord, sought: readonly string[], query: Query) {
  const hierarchy = Object.entries((record.hierarchy ?? {}) as Record<string, string | null>);
  const length = Number(
    query.attributesToSnippet?.find((name) => name.startsWith('content:'))?.split(':')[1] ?? 10,
  );
  const content = typeof record.content === 'string' ? record.content.split(/\s+/) : [];
  const first = content.findIndex((word) =>
    wordsOf(word).some((part) => sought.some((prefix) => part.startsWith(prefix))),
  );
  const from = Math.max(0, first - length / 2);
  const snippet = content.slice(from, from + length).join(' ');
  const fields = new Set(query.attributesToRetrieve?.map((path) => path.split('.')[0]));
  const retrieved = Object.entries(record).filter(
    ([name]) => name === 'objectID' || fields.size === 0 || fields.has(name),
  );
  return {
    ...Object.fromEntries(retrieved),
    _highlightResult: {
      hierarchy: Object.fromEntries(
        hierarchy.flatMap(([level, text]) =>
          text === null ? [] : [[level, highlight(text, sought, query)]],
        ),
      ),
    },
    _snippetResult: { content: highlight(snippet, sought, query) },
  };
}

/** Returns the records in which every word of the query, or with `isLoose` any word, is a prefix of a word. */
function matching(index: StoredIndex, query: Query, isLoose: boolean): readonly StoredRecord[] {
  const sought = alternativesOf(query.query ?? '', index);
  return [...index.records.values()].filter((record) => {
    const words = textsOf([record.hierarchy, record.keywords, record.content]).flatMap(wordsOf);
    const isFound = (alternatives: readonly string[]) =>
      alternatives.some((prefix) => words.some((word) => word.startsWith(prefix)));
    return (
      passes(record, index, query.facetFilters) &&
      (isLoose ? sought.some(isFound) : sought.every(isFound))
    );
  });
}

/**
 * Answers a query.
 *
 * @throws {@link Refused} when there is no such index
 */
export function answer(index: StoredIndex | undefined, query: Query) {
  if (index === undefined) {
    throw new Refused(404, `Index ${query.indexName} does not exist`);
  }
  const strict = matching(index, query, false);
  const isLoose = strict.length === 0 && query.removeWordsIfNoResults === 'allOptional';
  const found = isLoose ? matching(index, query, true) : strict;
  const { page = 0, hitsPerPage = 20 } = query;
  const sought = alternativesOf(query.query ?? '', index).flat();
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => hitOf(record, sought, query)),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    page,
    hitsPerPage,
    query: query.query ?? '',
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    index: query.indexName,
  };
}
