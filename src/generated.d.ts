/** Data that plugins generate for pages during the build. */
declare module '@generated/documents/default/library.json' {
  const library: import('../plugins/documents/shared/library').Library;
  export default library;
}

declare module '@generated/documents/default/changed.json' {
  const changed: readonly import('../plugins/documents/shared/changes').ChangedEntry[];
  export default changed;
}

declare module '@generated/documents/default/documents.json' {
  const documents: readonly import('../plugins/documents/shared/library').DocumentEntry[];
  export default documents;
}

declare module '@generated/documents/default/structured.json' {
  /** The data about documents for search engines, by permalink; empty in a browser. */
  const structured: Readonly<Record<string, object>>;
  export default structured;
}

declare module '@generated/page-sources/default/sources.json' {
  const sources: Readonly<
    Record<
      keyof typeof import('../site/identity').PAGE_SOURCES,
      import('../plugins/documents/shared/pageSource').PageSource
    >
  >;
  export default sources;
}
