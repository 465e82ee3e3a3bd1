/** Dispatched on the document when the next page didn't arrive because the server can't be reached. */
export const PAGE_LOST = 'page-lost';

/** The event's detail. */
export interface LostPage {
  readonly error: unknown;
  /** Requests the page again. */
  retry(): void;
  /** Resolves when the page is no longer awaited: it has arrived, or the reader navigated elsewhere. */
  readonly over: Promise<void>;
}
