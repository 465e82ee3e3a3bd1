/** A document as lists of documents show it. */
export interface DocumentEntry {
  /** Address with the base URL, such as `/docker`. */
  readonly href: string;
  readonly title: string;
}

/** A section with its documents, in the order of its sidebar. */
export interface SectionEntry {
  readonly sidebarId: string;
  readonly label: string;
  /** Address of the section's landing document. */
  readonly href: string;
  /** What that document says of itself. */
  readonly description: string;
  readonly documents: readonly DocumentEntry[];
}

/** A document with the day of its last change. */
export interface ChangedEntry extends DocumentEntry {
  readonly description: string;
  /** ISO 8601 day in UTC. */
  readonly changed: string;
}

/** What the pages outside the documents tell about them. */
export interface Library {
  readonly sections: readonly SectionEntry[];
  /** Documents in no sidebar. */
  readonly others: readonly DocumentEntry[];
  /** The documents changed last, newest first. */
  readonly changed: readonly ChangedEntry[];
}
