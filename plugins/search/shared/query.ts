import type { Level, SearchRecord } from './record.ts';

/** Filters of the form `field:value`. Filters in an inner list are alternatives (OR); all others must match (AND). */
export type FacetFilters = readonly (string | readonly string[])[];

/** One query of a multi-query request, with the provider's names. */
export interface SearchQuery {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage: number;
  /** Page number, starting at 0. */
  readonly page: number;
  readonly facetFilters: FacetFilters;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  /** With `allOptional`, a query without results is repeated with all words optional. */
  readonly removeWordsIfNoResults?: 'none' | 'allOptional';
}

/** A request in the format of version 5 of the provider's client. */
export interface SearchRequest {
  readonly requests: readonly SearchQuery[];
}

/** A string with its matched words between the query's tags. */
export interface Highlight {
  readonly value: string;
}

/** A part of a query that nothing in the library has, so that the hits answer another query. */
export interface Unknown {
  readonly text: string;
  /** A word, a string with special characters such as `filetype:csv`, or a phrase in quotation marks. */
  readonly kind: 'word' | 'string' | 'phrase';
  /** The word that was searched for instead of it. */
  readonly instead?: string | undefined;
}

/** A record that a query found. */
export interface SearchHit extends SearchRecord {
  readonly _highlightResult?: { readonly hierarchy: Readonly<Partial<Record<Level, Highlight>>> };
  /** The part of the place's own text that matches the query. */
  readonly _snippetResult?: { readonly content?: Highlight };
  /** Words of the query that neither the record nor its page has; only from the local search. */
  readonly missing?: readonly string[];
}

/** An answer that was computed from the library's data. */
export interface Computed {
  /** Such as `180 °C = 356 °F`. */
  readonly text: string;
  /** The formula or the factor. */
  readonly how: string;
  /** Absolute URL of the section that has it. */
  readonly url: string;
  /** Title of that page. */
  readonly title: string;
}

/** The answer to one query, with the provider's names. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Total number of hits, on all result pages. */
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly hitsPerPage: number;
  /** The original query. */
  readonly query: string;
  /** Only from the local search, on the first page. */
  readonly computed?: Computed | undefined;
  /** Only from the local search. */
  readonly unknown?: readonly Unknown[];
}

/** The results, in the order of the queries. */
export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** Answers queries: in the reader's browser, or by the hosted provider. */
export interface SearchClient {
  /**
   * @param onFirst - called with the best hits of a query if the others take longer; these hits stay first
   * @throws {@link RetryError} if there's no answer; retrying may help
   */
  search(request: SearchRequest, onFirst?: (result: SearchResult) => void): Promise<SearchResponse>;
}

/** Thrown when there's no answer. The provider's own client uses the same name. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}
