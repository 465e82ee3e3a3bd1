/** Longest query, in characters. */
export const QUERY_MAX_LENGTH = 64;
