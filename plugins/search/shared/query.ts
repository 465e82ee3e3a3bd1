import type { Level, SearchRecord } from './record.ts';

/** A filter is `field:value`; filters in one inner list are alternatives, all others must hold. */
export type FacetFilters = readonly (string | readonly string[])[];

/** One query of a multi-query request, by the provider's names. */
export interface SearchQuery {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage: number;
  /** Counted from 0. */
  readonly page: number;
  readonly facetFilters: FacetFilters;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  /** With `allOptional`, a query that finds nothing is asked again with less strictness. */
  readonly removeWordsIfNoResults?: 'none' | 'allOptional';
}

/** A request of the provider's version 5 client. */
export interface SearchRequest {
  readonly requests: readonly SearchQuery[];
}

/** A text with its matched words between the query's tags. */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  /** The words of the query that were found in the text. */
  readonly matchedWords: readonly string[];
}

/** The texts of a record in which matched words are marked. */
export interface HighlightResult {
  readonly hierarchy: Readonly<Partial<Record<Level, Highlight>>>;
  /** The words of the place itself; in a snippet the part of them that holds the query. */
  readonly content?: Highlight;
}

/** A record that a query found. */
export interface SearchHit extends SearchRecord {
  readonly _highlightResult?: HighlightResult;
  readonly _snippetResult?: HighlightResult;
}

/** The answer to one query. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Number of hits on all pages. */
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly hitsPerPage: number;
  /** The query as it was asked. */
  readonly query: string;
}

/** The answers in the order of the queries. */
export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** Answers queries: in the reader's browser, or by the hosted provider. */
export interface SearchClient {
  /**
   * @param onFirst - given the best hits of a query where the others take longer; they stay the first
   * @throws {@link RetryError} when no answer could be had; asking again may help
   */
  search(request: SearchRequest, onFirst?: (result: SearchResult) => void): Promise<SearchResponse>;
  /** Told that hits are on the screen: what would only have been in their way can be fetched now. */
  shown?(): void;
}

/** No answer could be had. The name is the one the provider's own client uses. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}
