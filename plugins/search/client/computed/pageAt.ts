/**
 * Whether a URL path is that of a document, below any base URL, and with or without a slash at its end.
 *
 * @param address - the document's path without them, such as `/docker`
 */
export const isAt = (path: string, address: string): boolean =>
  path.replace(/\/$/, '').endsWith(address);
