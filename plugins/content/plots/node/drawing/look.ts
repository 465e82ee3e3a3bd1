import type { SymbolType } from '@observablehq/plot';
import { element } from './element.ts';

/** The style of a series. Its color distinguishes it from others; without color, the other properties do. */
export interface Look {
  readonly color: string;
  /** Dash pattern of a line; `undefined` for a solid line. */
  readonly dashes: string | undefined;
  readonly symbol: SymbolType;
  /** Fill pattern of bars; `undefined` for a solid color. */
  readonly hatching: Hatching | undefined;
}

interface Hatching {
  readonly turn: number;
  /** The shape in a tile of 8 by 8. */
  readonly shape: Readonly<Record<string, number>>;
  readonly name: 'rect' | 'circle';
}

const stripes = (turn: number): Hatching => ({
  name: 'rect',
  turn,
  shape: { width: 4, height: 8 },
});

const LOOKS: readonly Omit<Look, 'color'>[] = [
  { dashes: undefined, symbol: 'circle', hatching: undefined },
  { dashes: '9 4', symbol: 'square', hatching: stripes(45) },
  {
    dashes: '1.5 4',
    symbol: 'triangle',
    hatching: { name: 'circle', turn: 0, shape: { cx: 4, cy: 4, r: 2.4 } },
  },
  { dashes: '12 4 1.5 4', symbol: 'diamond', hatching: stripes(90) },
  { dashes: '5 3', symbol: 'times', hatching: stripes(-45) },
];

/** The style of a series by its index, starting at 0. Colors are CSS tokens, so that they follow the color mode. */
export function lookOf(index: number): Look {
  const look = LOOKS[index % LOOKS.length] as Omit<Look, 'color'>;
  return { ...look, color: `var(--plot-${(index % LOOKS.length) + 1})` };
}

/** The fill of bars. */
export function fillOf({ color, hatching }: Look, id: string): string {
  return hatching === undefined ? color : `url(#${id})`;
}

/** The pattern element that bars reference by its ID; empty if there's no hatching. */
export function patternElement({ color, hatching }: Look, id: string): string {
  if (hatching === undefined) {
    return '';
  }
  const { name, turn, shape } = hatching;
  return element(
    'pattern',
    {
      id,
      width: 8,
      height: 8,
      patternUnits: 'userSpaceOnUse',
      patternTransform: turn === 0 ? undefined : `rotate(${turn})`,
    },
    element('rect', { width: 8, height: 8, fill: 'var(--paper)' }) +
      element(name, { ...shape, fill: color }),
  );
}
