import type { SearchHit } from '../../../shared/query.ts';
import { LEVELS } from '../../../shared/record.ts';
import {
  type MarkedPart,
  type Marks,
  mark,
  markedParts,
  snippet,
  stringParts,
  type Tags,
} from './marking.ts';
import type { Read } from './readRecord.ts';

/** What to mark in the hits of a query. */
export interface Marking {
  readonly marks: Marks;
  /** Strings with signs, marked in one piece. */
  readonly strings: readonly string[];
  readonly tags: Tags;
}

/** The parts of a text to show as marked: a single letter only if nothing else was asked for. */
function shownParts(
  text: string,
  { marks, strings }: Marking,
  parts: readonly MarkedPart[] = markedParts(text, marks),
): readonly MarkedPart[] {
  const words = new Set(Array.from(marks.values(), ({ word }) => word));
  const telling = parts.filter(({ word }) => word.length > 1 || words.size === 1);
  return [...stringParts(text, strings), ...telling].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}

/**
 * The hit of a record, with marked headings and a snippet.
 *
 * @param missing - words of the query that its page doesn't have
 */
export function hitOf(
  { record, parts }: Read,
  marking: Marking,
  missing: readonly string[],
): SearchHit {
  const { content } = record;
  const { tags } = marking;
  const hierarchy = Object.fromEntries(
    LEVELS.flatMap((level) => {
      const heading = record.hierarchy[level];
      return heading === null
        ? []
        : [[level, { value: mark(heading, tags, shownParts(heading, marking)) }]];
    }),
  );
  return {
    ...record,
    _highlightResult: { hierarchy },
    ...(content !== null && {
      _snippetResult: {
        content: { value: snippet(content, tags, shownParts(content, marking, parts)) },
      },
    }),
    ...(missing.length > 0 && { missing }),
  };
}
