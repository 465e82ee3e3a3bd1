import type { SearchRequest, SearchResponse, SearchResult } from '../../shared/query.ts';

/** A question from the page to the worker. */
export interface Question {
  /** Returned with the answer. */
  readonly id: number;
  /** Absolute URL of the index folder, with a trailing slash. */
  readonly folder: string;
  /** Undefined to only fetch what every search needs. */
  readonly request: SearchRequest | undefined;
}

/**
 * A message from the worker to the page: the worker is ready, the first hits of a query, the complete response, or an
 * error.
 */
export type Reply =
  | { readonly isReady: true }
  | { readonly id: number; readonly first: SearchResult }
  | { readonly id: number; readonly response: SearchResponse | undefined }
  | { readonly id: number; readonly failure: string };
