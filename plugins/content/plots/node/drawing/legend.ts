import type { Series } from '../source.ts';
import { element, textElement } from './element.ts';
import { fillOf, type Look } from './look.ts';
import { LINE_HEIGHT, textWidth } from './text.ts';

/** A series in the legend and the labels. */
export interface Named {
  readonly name: string;
  readonly mark: Series['mark'];
  readonly look: Look;
  /** ID of the fill pattern of its bars. */
  readonly pattern: string;
}

const SWATCH_WIDTH = 26;
const GAP = 18;

/** A sample of a series for the legend. */
function swatch({ mark, look, pattern }: Named, symbolPath: string): string {
  if (mark === 'line') {
    return element('path', {
      d: `M0 0H${SWATCH_WIDTH}`,
      stroke: look.color,
      'stroke-width': 2.5,
      'stroke-dasharray': look.dashes,
    });
  }
  return mark === 'bar'
    ? element('rect', {
        x: 4,
        y: -7,
        width: 18,
        height: 14,
        fill: fillOf(look, pattern),
        stroke: look.color,
      })
    : element('path', {
        d: symbolPath,
        transform: `translate(${SWATCH_WIDTH / 2})`,
        fill: look.color,
        stroke: look.color,
      });
}

/** Splits the legend into rows that fit the width. */
export function legendRows(series: readonly Named[], width: number): readonly (readonly Named[])[] {
  const rows: Named[][] = [];
  let room = 0;
  for (const entry of series) {
    const needed = SWATCH_WIDTH + 6 + textWidth(entry.name) + GAP;
    if (rows.length === 0 || room < needed - GAP) {
      rows.push([]);
      room = width;
    }
    rows.at(-1)?.push(entry);
    room -= needed;
  }
  return rows;
}

/**
 * Draws the legend.
 *
 * @param rows - from {@link legendRows}
 * @param symbolPath - returns the path of a series' symbol
 */
export function legendElements(
  rows: readonly (readonly Named[])[],
  symbolPath: (look: Look) => string,
): string {
  return rows
    .map((row, index) => {
      let x = 0;
      const entries = row.map((entry) => {
        const at = x;
        x += SWATCH_WIDTH + 6 + textWidth(entry.name) + GAP;
        return element(
          'g',
          { transform: `translate(${Math.round(at)} 0)` },
          swatch(entry, symbolPath(entry.look)) +
            textElement(entry.name, { x: SWATCH_WIDTH + 6, y: 5 }),
        );
      });
      return element(
        'g',
        { transform: `translate(0 ${index * LINE_HEIGHT + LINE_HEIGHT / 2})` },
        entries.join(''),
      );
    })
    .join('');
}
