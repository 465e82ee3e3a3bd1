import type { SearchRequest, SearchResponse, SearchResult } from '../../shared/query.ts';
import type { Opening } from './opening.ts';

/** A question from the page to the worker. */
export interface Question {
  /** Returned with the answer. */
  readonly id: number;
  /** What to open the index with, unless the worker has it. */
  readonly opening?: Opening;
  /** Undefined to only open the index. */
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
