/**
 * Path of a document's Markdown twin.
 *
 * @param permalink - path of the document, with or without a trailing slash
 * @returns such as `/docker.md`
 */
export const twinOf = (permalink: string): string => `${permalink.replace(/\/$/, '')}.md`;
