import type { DocumentEntry } from './library.ts';

/** A document that links to the current one. */
export interface Backlink extends DocumentEntry {
  /** The sentence that contains the link, as plain text. */
  readonly sentence: string;
}
