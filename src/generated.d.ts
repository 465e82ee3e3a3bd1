/** Data that plugins write for pages while the site is built. */
declare module '@generated/documents/default/library.json' {
  const library: import('../plugins/documents/shared/library').Library;
  export default library;
}
