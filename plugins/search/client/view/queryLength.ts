/** Maximum length of a query in UTF-16 code units, like `maxlength`. */
export const QUERY_MAX_LENGTH = 64;

/** Truncates text from a field or a link. Removes lone surrogates, which can't be encoded in a URL. */
export const cutText = (text: string, length = QUERY_MAX_LENGTH): string =>
  text.slice(0, length).replace(/\p{Surrogate}/gu, '');
