/** A document or a folder in the list of an index page. */
export interface ListEntry {
  readonly title: string;
  /** URL path including the base URL; missing for a folder without its own document. */
  readonly href?: string;
  readonly description?: string;
  /** The items of the folder. */
  readonly entries?: readonly ListEntry[];
}
