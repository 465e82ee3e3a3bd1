/** Where a page comes from. */
export interface PageSource {
  /** Address at which its source file is edited. */
  readonly editUrl: string;
  /** When the file was last committed, in milliseconds since 1970; `null` for one that is not. */
  readonly lastUpdatedAt: number | null;
}
