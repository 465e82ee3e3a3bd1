/** A file that could be prefetched. */
export interface Candidate {
  readonly file: string;
  /** Compressed. */
  readonly bytes: number;
}

/**
 * Bytes for the headers of a response: 450 for a script as listed in release/publish, plus the host's own.
 */
export const HEADER_BYTES = 600;

/**
 * Chooses what to prefetch. A page whose files don't all fit is skipped, because it can't open with some of
 * them.
 *
 * @param pages - files of each page, nearest link first
 * @param budget - bytes that may be spent, headers included
 * @returns the files, each once, in fetch order
 */
export function chooseFiles(
  pages: readonly (readonly Candidate[])[],
  budget: number,
): readonly Candidate[] {
  const chosen = new Map<string, Candidate>();
  let left = budget;
  for (const page of pages) {
    const missing = page.filter(({ file }) => !chosen.has(file));
    const cost = missing.reduce((sum, { bytes }) => sum + bytes + HEADER_BYTES, 0);
    if (cost <= left) {
      left -= cost;
      for (const candidate of missing) {
        chosen.set(candidate.file, candidate);
      }
    }
  }
  return [...chosen.values()];
}

/** A rectangle in the viewport, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * How far a link is from where the reader is assumed to look.
 *
 * @returns pixels from the point to the nearest edge of the box; 0 inside it
 */
export function distance({ left, top, right, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
