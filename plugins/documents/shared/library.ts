/** A document in a list. */
export interface DocumentEntry {
  /** URL path including the base URL, such as `/docker`. */
  readonly href: string;
  readonly title: string;
}

/** A section with its documents, in the order of its sidebar. */
export interface SectionEntry {
  readonly sidebarId: string;
  readonly label: string;
  /** URL path of the section's landing document. */
  readonly href: string;
  /** Description of that document. */
  readonly description: string;
  readonly documents: readonly DocumentEntry[];
}

/** A document with the day of its last change. */
export interface ChangedEntry extends DocumentEntry {
  readonly description: string;
  /** ISO 8601 day in UTC. */
  readonly changed: string;
}

/** The data about documents for other pages. */
export interface Library {
  readonly sections: readonly SectionEntry[];
  /** Documents in no sidebar. */
  readonly others: readonly DocumentEntry[];
  /** The most recently changed documents, newest first. */
  readonly changed: readonly ChangedEntry[];
}
