import { CELL_SEPARATOR } from '../../shared/format.ts';
import { foldedText } from '../../shared/words.ts';
import { wordLists } from '../engine/termMatches.ts';
import type { IndexFiles } from '../local/openIndex.ts';
import { type Answer, conversionOf } from './conversions.ts';
import { exact, rounded } from './numbers.ts';
import { isAt } from './pageAt.ts';
import { type Unit, unitsNamed, withUnit } from './units.ts';

/** The page with the table of weights, whose rows have these cells. */
const PAGE = '/cooking-conversion';
const [NAME, PER_CUP, PER_TABLESPOON, PER_100_ML, , , ALIASES] = [0, 1, 2, 3, 4, 5, 6];

/** A food's row: grams by measure. */
interface Food {
  readonly name: string;
  readonly anchor: string;
  readonly perCup: number;
  readonly perTablespoon: number;
  readonly per100Ml: number;
}

const singular = (text: string) => foldedText(text).replace(/s\b/g, '');

/** The row of the table whose name or alias is a food. */
async function foodNamed(files: IndexFiles, name: string): Promise<Food | undefined> {
  const { pages, firstRecord, isRow } = files.outline;
  const page = pages.findIndex(([, path]) => isAt(path, PAGE));
  const [first = 0, end = 0] = [firstRecord[page], firstRecord[page + 1]];
  const sought = singular(name);
  const word = foldedText(name).split(' ').at(-1) ?? '';
  const candidates = new Set<number>();
  for (const term of page === -1 ? [] : [word, word.replace(/s$/, ''), `${word}s`]) {
    const [list] = await wordLists(files, term);
    list?.each(term, (record) => {
      if (record >= first && record < end && isRow[record]) {
        candidates.add(record);
      }
    });
  }
  for (const position of candidates) {
    const { content, url } = await files.record(position);
    const cells = (content ?? '').split(CELL_SEPARATOR);
    const names = [cells[NAME ?? 0] ?? '', ...(cells[ALIASES ?? 0] ?? '').split(', ')];
    if (names.some((each) => singular(each) === sought)) {
      return {
        name: names[0] ?? '',
        anchor: new URL(url).hash,
        perCup: Number(cells[PER_CUP ?? 0]),
        perTablespoon: Number(cells[PER_TABLESPOON ?? 0]),
        per100Ml: Number(cells[PER_100_ML ?? 0]),
      };
    }
  }
  return undefined;
}

/** Splits `cups of flour` into its unit and food. */
function measureOf(text: string): readonly [unit: Unit, food: string] | undefined {
  const words = text.split(' ');
  for (const length of [2, 1]) {
    const unit = unitsNamed(words.slice(0, length).join(' ')).find(
      ({ quantity, row }) => quantity === 'Volume' && row !== 'fluid-ounce',
    );
    const food = words.slice(length).join(' ').replace(/^of /, '');
    if (unit !== undefined && food !== '') {
      return [unit, food];
    }
  }
  return undefined;
}

/** Grams in a liter by the measure of the row that is closest to the unit, and what that measure says. */
function density(food: Food, { row }: Unit): readonly [perLiter: number, how: string] {
  const isSpoon = row === 'tablespoon' || row === 'teaspoon';
  const [grams, sign] =
    isSpoon && !Number.isNaN(food.perTablespoon)
      ? [food.perTablespoon, 'tbsp']
      : row === undefined
        ? [food.per100Ml, '100 mL']
        : [food.perCup, 'US cup'];
  const liters = sign === '100 mL' ? 0.1 : (unitsNamed(sign)[0]?.factor ?? Number.NaN);
  return [grams / liters, `${sign === '100 mL' ? sign : `1 ${sign}`} = ${grams} g`];
}

/** Rounds grams as recipes do: to whole ones from 10 g on. */
const grams = (value: number) =>
  rounded(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/**
 * Weighs a measure of food: `2 cups flour in grams`.
 *
 * @throws IndexFailure if a required file can't be loaded
 */
export async function weighed(files: IndexFiles, query: string): Promise<Answer | undefined> {
  const asked = conversionOf(query);
  const target = unitsNamed(asked?.to ?? '').find(({ quantity }) => quantity === 'Mass');
  const [unit, name = ''] = measureOf(asked?.from ?? '') ?? [];
  const food =
    asked && target && unit && asked.amount > 0 ? await foodNamed(files, name) : undefined;
  if (asked === undefined || target === undefined || unit === undefined || food === undefined) {
    return undefined;
  }
  const [perLiter, how] = density(food, unit);
  const kilos = (asked.amount * unit.factor * perLiter) / 1000;
  const value = target.sign === 'g' ? grams(kilos * 1000) : rounded(kilos / target.factor);
  return {
    text: `${withUnit(exact(asked.amount), unit)} of ${food.name} = ${value} ${target.sign}`,
    how,
    url: `${PAGE}${food.anchor}`,
  };
}
