/** Told on the document when the next page did not arrive because the server can't be reached. */
export const PAGE_LOST = 'page-lost';

/** What is told with it. */
export interface LostPage {
  readonly error: unknown;
  /** Asks for the page again. */
  retry(): void;
  /** Called when nobody waits for the page any more: it has come, or the reader is on the way to another one. */
  readonly over: Promise<void>;
}
