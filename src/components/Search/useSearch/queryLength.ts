/** Longest query, in UTF-16 code units, as fields count them for `maxlength`. */
export const QUERY_MAX_LENGTH = 64;

/**
 * Cuts a text that a reader has typed or followed. A character of two code units goes as a whole: half of one
 * can't be written into an address.
 */
export const cutText = (text: string, length = QUERY_MAX_LENGTH): string =>
  text.slice(0, length).replace(/\p{Surrogate}/gu, '');
