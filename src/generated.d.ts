/** Data that plugins write for pages while the site is built. */
declare module '@generated/documents/default/library.json' {
  const library: import('../plugins/documents/shared/library').Library;
  export default library;
}

/** What a search can find; written by the search plugin. */
declare module '@generated/search/default/records.json' {
  const records: readonly import('../plugins/search/shared/record').SearchRecord[];
  export default records;
}
