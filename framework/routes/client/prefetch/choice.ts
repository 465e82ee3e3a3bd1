/** A file that could be fetched ahead of need. */
export interface Candidate {
  readonly file: string;
  /** Compressed. */
  readonly bytes: number;
}

/** What an answer's headers cost beside its content, in bytes: 450 as the table in release/publish has them for a script, and a host's own. */
export const HEADER_BYTES = 600;

/**
 * Chooses what to fetch ahead of need. A page whose files do not fit is left out whole, as a part of them does
 * not open it.
 *
 * @param pages - files of each page, nearest link first
 * @param budget - bytes that may be spent, headers included
 * @returns the files, in the order to fetch them in, each once
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

/** A rectangle in the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * How far a link is from where the reader is taken to look.
 *
 * @returns pixels from the point to the nearest edge of the box; 0 inside of it
 */
export function distance({ left, top, right, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
