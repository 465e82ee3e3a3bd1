import type { DocumentEntry } from './library.ts';

/** Path of the feed below the base URL. */
export const FEED_PATH = '/feed.atom';

/** How a document changed in substance: it was added, or its facts were verified again. */
export type ChangeKind = 'added' | 'verified';

/** A document with its last change in substance. */
export interface ChangedEntry extends DocumentEntry {
  readonly description: string;
  readonly kind: ChangeKind;
  /** ISO 8601 instant in UTC. */
  readonly changed: string;
}
