import { CELL_SEPARATOR } from '../../shared/format.ts';
import type { SearchHit } from '../../shared/query.ts';
import { LEVELS, type SearchRecord } from '../../shared/record.ts';
import {
  type MarkedPart,
  type Marks,
  mark,
  markableWords,
  markedParts,
  snippet,
  stringParts,
  type Tags,
} from './marking.ts';
import { oncePer } from './oncePer.ts';
import type { Read } from './readRecord.ts';

/** What to mark in the hits of a query. */
export interface Marking {
  readonly marks: Marks;
  /** Strings with special characters, marked in one piece. */
  readonly strings: readonly string[];
  readonly tags: Tags;
}

/** Whether several words were asked for. */
const hasWords = oncePer(
  (marks: Marks) => new Set(Array.from(marks.values(), ({ word }) => word)).size > 1,
);

/** The parts of a text to show as marked: a single letter only if nothing else was asked for. */
function shownParts(
  text: string,
  { marks, strings }: Marking,
  parts: readonly MarkedPart[],
): readonly MarkedPart[] {
  const telling = parts.filter(({ word }) => word.length > 1 || !hasWords(marks));
  return [...stringParts(text, strings), ...telling].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}

/** Values of cells that say nothing. */
const EMPTY_CELL = /^(?:none|unknown|not applicable)$/;

/** A cell with the name of its column, whose unit follows the number: `Voltage 230 V`. */
function labeledCell(cell: string, column: string): string {
  const [, name = column, unit = ''] = /^(.+) \(([^)]+)\)$/.exec(column) ?? [];
  if (unit === '' || !/^[-−]?\d/.test(cell)) {
    return `${column} ${cell}`.trim();
  }
  return `${name} ${cell}${/^[%°]/.test(unit) ? '' : ' '}${unit}`;
}

/** The cells of a row with the names of their columns. The first cell is the row's name, in most tables. */
function labeledCells(content: string, columns: readonly string[]): string {
  const cells = content.split(CELL_SEPARATOR);
  return cells.length === columns.length
    ? cells
        .map((cell, at) => (at === 0 ? cell : labeledCell(cell, columns[at] ?? '')))
        .filter((_, at) => !EMPTY_CELL.test(cells[at] ?? ''))
        .join(CELL_SEPARATOR)
    : content;
}

/** The text of a row as it's shown, with its words. */
const shownRow = oncePer(({ content, columns = [] }: SearchRecord) => {
  const text = labeledCells(content ?? '', columns);
  return { text, words: markableWords(text) };
});

/**
 * The hit of a record, with marked headings and a snippet.
 *
 * @param missing - words of the query that its page doesn't have
 */
export function hitOf(
  { record, parts, headings }: Read,
  marking: Marking,
  missing: readonly string[],
): SearchHit {
  const { content, columns } = record;
  const { tags, marks } = marking;
  const row = content !== null && columns ? shownRow(record) : undefined;
  const shown = row?.text ?? content;
  const inShown = row === undefined ? parts : markedParts(row.words, marks);
  const hierarchy = Object.fromEntries(
    LEVELS.flatMap((level) => {
      const heading = record.hierarchy[level];
      return heading === null
        ? []
        : [
            [
              level,
              {
                value: mark(heading, tags, shownParts(heading, marking, headings.get(level) ?? [])),
              },
            ],
          ];
    }),
  );
  return {
    ...record,
    _highlightResult: { hierarchy },
    ...(shown !== null && {
      _snippetResult: {
        content: { value: snippet(shown, tags, shownParts(shown, marking, inShown)) },
      },
    }),
    ...(missing.length > 0 && { missing }),
  };
}
