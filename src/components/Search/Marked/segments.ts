/** The tags for the client to put around matches. */
export const MARK = { before: '<mark>', after: '</mark>' } as const;

/** A part of a string, matched or not. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
  /** Offset in the marked-up string, used as a key. */
  readonly at: number;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Splits a marked-up string, so that it can be rendered as text and never as HTML.
 *
 * @param value - escaped text with {@link MARK} around matches
 */
export function segmentsOf(value: string): readonly Segment[] {
  let marked = false;
  let at = 0;
  return value.split(/(<\/?mark>)/).flatMap((part) => {
    const start = at;
    at += part.length;
    if (part === MARK.before || part === MARK.after) {
      marked = part === MARK.before;
      return [];
    }
    const text = part.replace(
      /&(?:amp|lt|gt|quot|#39);/g,
      (entity) => CHARACTERS[entity] ?? entity,
    );
    return text === '' ? [] : [{ text, marked, at: start }];
  });
}
