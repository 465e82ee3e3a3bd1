/** The source of a page. */
export interface PageSource {
  /** URL for editing the source file. */
  readonly editUrl: string;
  /** Last commit time, in milliseconds since the epoch; `null` if the file isn't committed. */
  readonly lastUpdatedAt: number | null;
}
