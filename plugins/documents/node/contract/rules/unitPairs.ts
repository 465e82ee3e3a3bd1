import { type Fault, lineOf } from '../../../../mdx/node/faults.ts';
import { nodesOf } from '../../../../mdx/node/nodes.ts';
import type { PageRule } from './rule.ts';

/** A unit with a counterpart in the other system. */
type Unit = readonly [
  kind: 'length' | 'mass' | 'volume' | 'temperature',
  system: 'metric' | 'customary',
  /** Converts to millimeters, grams, milliliters, or degrees Celsius, after the offset is subtracted. */
  factor: number,
  offset?: number,
];

/** Units as documents write them. The factors are from NIST Special Publication 811, appendix B. */
const UNITS: Readonly<Record<string, Unit>> = {
  mm: ['length', 'metric', 1],
  cm: ['length', 'metric', 10],
  m: ['length', 'metric', 1000],
  km: ['length', 'metric', 1_000_000],
  in: ['length', 'customary', 25.4],
  ft: ['length', 'customary', 304.8],
  feet: ['length', 'customary', 304.8],
  mile: ['length', 'customary', 1_609_344],
  miles: ['length', 'customary', 1_609_344],
  g: ['mass', 'metric', 1],
  kg: ['mass', 'metric', 1000],
  oz: ['mass', 'customary', 28.349_523_125],
  lb: ['mass', 'customary', 453.592_37],
  ml: ['volume', 'metric', 1],
  l: ['volume', 'metric', 1000],
  liters: ['volume', 'metric', 1000],
  cup: ['volume', 'customary', 236.588_236_5],
  cups: ['volume', 'customary', 236.588_236_5],
  '°C': ['temperature', 'metric', 1],
  '°F': ['temperature', 'customary', 5 / 9, 32],
};

/** Starting at this temperature, oven dials are marked in steps of 25 °F. */
const OVEN = { fromCelsius: 140, stepFahrenheit: 25 };

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const QUANTITY = String.raw`(${NUMBER})(?:(?: to |–|-)(${NUMBER}))?[ \u00a0](°C|°F|[a-z]+)`;

/** Matches `74 °C (165 °F)` or `500 to 800 km (300 to 500 miles)`, but not the end of a fraction. */
const PAIR = new RegExp(String.raw`(?<![\d/.,])${QUANTITY} \((?:about )?${QUANTITY}\)`, 'g');

const numberOf = (written: string): number => Number(written.replaceAll(',', ''));

/** Words near a temperature difference, which is converted without the offset of 32. */
const DIFFERENCE = {
  before: /\b(?:within|by|some) $/i,
  after: /^ (?:lower|less|higher|more|hotter|cooler|warmer|colder)\b/,
};

/** Maximum rounding error of a number: 1,640 may have been rounded to tens, 41 to ones. */
function roundingOf(written: string): number {
  const value = numberOf(written);
  const decimals = written.split('.')[1]?.length ?? 0;
  if (decimals > 0) {
    return 10 ** -decimals / 2;
  }
  if (value < 10) {
    return 0.25;
  }
  const step = value < 100 ? undefined : [100, 50, 10].find((each) => value % each === 0);
  return step === undefined ? 0.5 : step / 4;
}

/** Whether an exact number equals a written one, within the rounding of the written one. */
function isWithin(exact: number, from: Unit, written: string, to: Unit): boolean {
  const toBase = (value: number, [, , factor, offset = 0]: Unit) => (value - offset) * factor;
  // 40 °C may have been rounded to fives, 41 to ones.
  const ofTemperature = numberOf(written) % 5 === 0 ? 2.5 : 0.5;
  const rounding = (to[0] === 'temperature' ? ofTemperature : roundingOf(written)) + 1e-9;
  const value = toBase(exact, from);
  return (
    toBase(numberOf(written) - rounding, to) <= value &&
    value <= toBase(numberOf(written) + rounding, to)
  );
}

/** Whether a temperature in °F is the oven mark closest to one in °C. */
function isOvenMark(celsius: number, fahrenheit: number): boolean {
  return (
    celsius >= OVEN.fromCelsius &&
    fahrenheit % OVEN.stepFahrenheit === 0 &&
    Math.abs((celsius * 9) / 5 + 32 - fahrenheit) <= OVEN.stepFahrenheit / 2
  );
}

/** A quantity and its conversion to the other system. */
interface Pair {
  readonly first: string;
  readonly firstUnit: string;
  readonly second: string;
  readonly secondUnit: string;
  /** Whether the text is about a difference between two temperatures. */
  readonly isDifference: boolean;
}

function isTrue({ first, firstUnit, second, secondUnit, isDifference }: Pair): boolean {
  const [one, other] = [UNITS[firstUnit], UNITS[secondUnit]];
  if (!(one && other) || one[0] !== other[0] || one[1] === other[1]) {
    // The parentheses contain something else, such as the weight of a cup of flour.
    return true;
  }
  const [kind, system] = one;
  const values = [numberOf(first), numberOf(second)] as const;
  const [celsius, fahrenheit] = system === 'metric' ? values : [values[1], values[0]];
  if (kind === 'temperature' && isDifference) {
    return Math.abs((celsius * 9) / 5 - fahrenheit) <= 1;
  }
  return (
    isWithin(values[0], one, second, other) ||
    isWithin(values[1], other, first, one) ||
    (kind === 'temperature' && isOvenMark(celsius, fahrenheit))
  );
}

/** The pairs in a text. A range has two, one for each end. */
function pairsIn(text: string): readonly Pair[] {
  return [...text.matchAll(PAIR)].flatMap((match) => {
    const [whole, first = '', firstTo, firstUnit = '', second = '', secondTo, secondUnit = ''] =
      match;
    const isDifference =
      DIFFERENCE.before.test(text.slice(0, match.index)) ||
      DIFFERENCE.after.test(text.slice(match.index + whole.length));
    const pair = { first, firstUnit, second, secondUnit, isDifference };
    return firstTo === undefined || secondTo === undefined
      ? [pair]
      : [pair, { ...pair, first: firstTo, second: secondTo }];
  });
}

/** A reader's own conversion should give the value on the page. */
export const unitPairs: PageRule = {
  description:
    'A quantity in two units, such as 74 °C (165 °F), converts, and does so in the same way all over a page.',
  check: ({ tree }) => {
    const partners = new Map<string, string>();
    return nodesOf(tree, 'text').flatMap((node) =>
      pairsIn(node.value).flatMap((pair): readonly Fault[] => {
        const first = `${pair.first} ${pair.firstUnit}`;
        const second = `${pair.second} ${pair.secondUnit}`;
        const key = `${first} in ${pair.secondUnit}, ${pair.isDifference}`;
        const former = partners.get(key) ?? second;
        partners.set(key, former);
        const line = lineOf(node);
        if (!isTrue(pair)) {
          return [{ line, message: `${first} isn't ${second}; convert one from the other` }];
        }
        const message = `${first} is ${second} here and ${former} above; write one of them`;
        return former === second ? [] : [{ line, message }];
      }),
    );
  },
};
