import type { DocumentEntry } from './library.ts';

/** A document that links to the one it is shown on. */
export interface Backlink extends DocumentEntry {
  /** The sentence that holds the link, as plain text. */
  readonly sentence: string;
}
