import type { SearchRequest, SearchResponse, SearchResult } from '../../shared/query.ts';

/** What the page tells the worker: a question, or that an answer is on the screen. */
export type Message = Question | { readonly isShown: true };

/** What the page asks the worker. */
export interface Question {
  /** Told back with the answer. */
  readonly id: number;
  /** Address of the index's folder, with origin and a slash at the end. */
  readonly folder: string;
  /** Undefined to fetch only what every search needs. */
  readonly request: SearchRequest | undefined;
}

/**
 * What the worker tells the page: that its code has come, the first hits of a query, the whole response, or why there
 * is none.
 */
export type Reply =
  | { readonly isReady: true }
  | { readonly id: number; readonly first: SearchResult }
  | { readonly id: number; readonly response: SearchResponse | undefined }
  | { readonly id: number; readonly failure: string };
