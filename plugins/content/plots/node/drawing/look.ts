import type { SymbolType } from '@observablehq/plot';
import { element } from './element.ts';

/** How a series looks: each is told from the others by its color, and without it by the rest. */
export interface Look {
  readonly color: string;
  /** Dashes of a line; `undefined` for a solid one. */
  readonly dashes: string | undefined;
  readonly symbol: SymbolType;
  /** What a bar is filled with; `undefined` for the plain color. */
  readonly hatching: Hatching | undefined;
}

interface Hatching {
  readonly turn: number;
  /** Drawn in a tile of 8 by 8. */
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

/** How the series at an index looks, from 0. The colors are tokens, so that they follow the color mode. */
export function lookOf(index: number): Look {
  const look = LOOKS[index % LOOKS.length] as Omit<Look, 'color'>;
  return { ...look, color: `var(--plot-${(index % LOOKS.length) + 1})` };
}

/** What bars are filled with. */
export function fillOf({ color, hatching }: Look, id: string): string {
  return hatching === undefined ? color : `url(#${id})`;
}

/** The hatching as an element that bars refer to by its id; empty where there is none. */
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
