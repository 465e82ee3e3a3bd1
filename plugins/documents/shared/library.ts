/** A document in a list. */
export interface DocumentEntry {
  /** URL path including the base URL, such as `/docker`. */
  readonly href: string;
  readonly title: string;
}

/** A document on the first level of a section's sidebar. */
export interface ShelfEntry extends DocumentEntry {
  /** Number of documents below it; missing if there are none. */
  readonly below?: number;
}

/** A section with the first level of its sidebar. */
export interface SectionEntry {
  readonly sidebarId: string;
  readonly label: string;
  /** What a reader finds there, in a line. */
  readonly summary?: string;
  /** URL path of the section's landing document. */
  readonly href: string;
  /** Number of documents in the section, including the landing document. */
  readonly count: number;
  /** In sidebar order. A landing document with the section's name isn't one of them. */
  readonly shelves: readonly ShelfEntry[];
}

/** The library's table of contents. */
export interface Library {
  readonly sections: readonly SectionEntry[];
  /** Documents in no sidebar. */
  readonly others: readonly DocumentEntry[];
}
