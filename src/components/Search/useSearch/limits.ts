/** Milliseconds to wait before telling the reader that a search is in progress. */
export const STALL_THRESHOLD_MS = 300;
