/** The tags that the client is asked to put around matched words. */
export const MARK = { before: '<mark>', after: '</mark>' } as const;

/** A part of a text, matched or not. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
  /** Offset in the marked-up text, by which the segment is told from others. */
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
 * Takes a marked-up text apart, so that it can be shown as text and never as HTML.
 *
 * @param value - escaped text with {@link MARK} around matched words
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
