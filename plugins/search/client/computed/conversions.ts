import type { Computed } from '../../shared/query.ts';
import { exact, NUMBER, numberOf, rounded } from './numbers.ts';
import { type Unit, unitsNamed, withUnit } from './units.ts';

/** An answer whose source is a path of the library. */
export type Answer = Omit<Computed, 'title'>;

/** What a reader asks to convert. */
export interface Conversion {
  readonly amount: number;
  /** What the amount is in: a unit, and perhaps a food, such as `cups of flour`. */
  readonly from: string;
  readonly to: string;
}

const ASKED = new RegExp(String.raw`^(${NUMBER})\s*(\S.*?)\s+(?:in|to|into|as|=)\s+(\S.*)$`);
const HOW_MANY = new RegExp(
  String.raw`^how (?:many|much) (\S.*?)\s+(?:are |is )?(?:there )?(?:in|is|are)\s+(${NUMBER})\s*(\S.*)$`,
);

/** Reads a query such as `5 lb in kg` or `how many grams are in a cup of flour`. */
export function conversionOf(query: string): Conversion | undefined {
  const asked = ASKED.exec(query);
  if (asked) {
    const [, amount = '', from = '', to = ''] = asked;
    return { amount: numberOf(amount), from, to };
  }
  const [, to = '', amount = '', from = ''] = HOW_MANY.exec(query) ?? [];
  return to === '' ? undefined : { amount: numberOf(amount), from, to };
}

/** Temperatures: names, sign, and the formulas to and from Celsius. */
const TEMPERATURES = [
  { names: /^(?:°?\s?c|celsius|degrees? (?:c|celsius)|centigrade)$/, sign: '°C' },
  { names: /^(?:°?\s?f|fahrenheit|degrees? (?:f|fahrenheit))$/, sign: '°F' },
] as const;

/** Temperatures in °C on oven dials for gas marks from 1 to 9. */
export const GAS_MARKS = [140, 150, 160, 180, 190, 200, 220, 230, 240];

const gasMark = (query: string): Answer | undefined => {
  const mark = Number(/^gas (?:mark )?([1-9])(?: (?:in|to|as) \S.*)?$/.exec(query)?.[1]);
  return Number.isNaN(mark)
    ? undefined
    : {
        text: `Gas mark ${mark} = ${250 + 25 * mark} °F = ${GAS_MARKS[mark - 1]} °C`,
        how: '°F = 250 + 25 × gas mark; °C as on oven dials',
        url: '/cooking-conversion#oven',
      };
};

function temperature({ amount, from, to }: Conversion): Answer | undefined {
  const [source, target] = [from, to].map((name) =>
    TEMPERATURES.find(({ names }) => names.test(name)),
  );
  if (source === undefined || target === undefined || source === target) {
    return undefined;
  }
  const isToF = target.sign === '°F';
  const value = isToF ? amount * 1.8 + 32 : (amount - 32) / 1.8;
  return {
    text: `${exact(amount)} ${source.sign} = ${rounded(Math.round(value * 10) / 10)} ${target.sign}`,
    how: isToF ? '°F = °C × 1.8 + 32' : '°C = (°F − 32) ÷ 1.8',
    url: '/unit-cheatsheet#temperature',
  };
}

/** The only pair of units of one quantity that two names can mean; undefined if there's none, or several. */
function pairOf(from: string, to: string): readonly [Unit, Unit] | undefined {
  const pairs = unitsNamed(from).flatMap((source) =>
    unitsNamed(to)
      .filter((target) => target !== source && target.quantity === source.quantity)
      .map((target) => [source, target] as const),
  );
  return pairs.length === 1 ? pairs[0] : undefined;
}

function units({ amount, from, to }: Conversion): Answer | undefined {
  const [source, target] = pairOf(from, to) ?? [];
  const row = source?.row ?? target?.row;
  if (source === undefined || target === undefined || row === undefined || amount < 0) {
    return undefined;
  }
  const [one, other] = source.row === undefined ? [target, source] : [source, target];
  const factor = Number((one.factor / other.factor).toPrecision(12));
  return {
    text: `${withUnit(exact(amount), source)} = ${withUnit(rounded((amount * source.factor) / target.factor), target)}`,
    how: `1 ${one.sign} = ${factor} ${other.sign}`,
    url: `/unit-cheatsheet#${row}`,
  };
}

/** Converts a temperature, an oven setting, or an amount in a US unit. */
export function converted(query: string): Answer | undefined {
  const asked = conversionOf(query);
  return gasMark(query) ?? (asked && (temperature(asked) ?? units(asked)));
}
