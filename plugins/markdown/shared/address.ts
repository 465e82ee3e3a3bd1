/**
 * Path of a document's Markdown copy.
 *
 * @param permalink - path of the document, with or without a trailing slash
 * @returns such as `/docker.md`
 */
export const markdownAddress = (permalink: string): string => `${permalink.replace(/\/$/, '')}.md`;
