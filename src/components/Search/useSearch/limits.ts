/** How long an answer may take before the reader is told that it is on its way, in milliseconds. */
export const STALL_THRESHOLD_MS = 300;
