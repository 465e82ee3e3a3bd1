/** A document or a folder in the list of an index page. */
export interface ListEntry {
  readonly title: string;
  /** Address with the base URL; none for a folder without a document of its own. */
  readonly href?: string;
  readonly description?: string;
  /** What is in the folder. */
  readonly entries?: readonly ListEntry[];
}
