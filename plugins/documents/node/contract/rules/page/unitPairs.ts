import { visit } from 'unist-util-visit';
import type { Problem } from '../../finding.ts';
import type { PageRule } from '../rule.ts';

/** A unit with a counterpart in the other system. */
interface Unit {
  readonly kind: 'length' | 'mass' | 'volume' | 'temperature';
  /** Converts to millimeters, grams, milliliters, or degrees Celsius. */
  readonly toBase: (value: number) => number;
  readonly isMetric: boolean;
}

const times =
  (factor: number): Unit['toBase'] =>
  (value) =>
    value * factor;

const metric = (kind: Unit['kind'], factor: number): Unit => ({
  kind,
  toBase: times(factor),
  isMetric: true,
});

const customary = (kind: Unit['kind'], factor: number): Unit => ({
  kind,
  toBase: times(factor),
  isMetric: false,
});

/** Units as documents write them. The factors are from NIST Special Publication 811, appendix B. */
const UNITS: Readonly<Record<string, Unit>> = {
  mm: metric('length', 1),
  cm: metric('length', 10),
  m: metric('length', 1000),
  km: metric('length', 1_000_000),
  in: customary('length', 25.4),
  ft: customary('length', 304.8),
  feet: customary('length', 304.8),
  mile: customary('length', 1_609_344),
  miles: customary('length', 1_609_344),
  g: metric('mass', 1),
  kg: metric('mass', 1000),
  oz: customary('mass', 28.349_523_125),
  lb: customary('mass', 453.592_37),
  ml: metric('volume', 1),
  l: metric('volume', 1000),
  liters: metric('volume', 1000),
  cup: customary('volume', 236.588_236_5),
  cups: customary('volume', 236.588_236_5),
  '°C': metric('temperature', 1),
  '°F': { kind: 'temperature', toBase: (value) => ((value - 32) * 5) / 9, isMetric: false },
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

/** Maximum rounding error of a temperature: 40 may have been rounded to fives, 41 to ones. */
const roundingOfTemperature = (written: string): number =>
  numberOf(written) % 5 === 0 ? 2.5 : 0.5;

/** Whether an exact number equals a written one, within the rounding of the written one. */
function isWithin(exact: number, from: Unit, written: string, to: Unit): boolean {
  const round = to.kind === 'temperature' ? roundingOfTemperature : roundingOf;
  const rounding = round(written) + 1e-9;
  const [least, most] = [numberOf(written) - rounding, numberOf(written) + rounding].map(to.toBase);
  const value = from.toBase(exact);
  return (least ?? 0) <= value && value <= (most ?? 0);
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
  if (one?.kind !== other?.kind || one?.isMetric === other?.isMetric || !(one && other)) {
    // The parentheses contain something else, such as the weight of a cup of flour.
    return true;
  }
  const [celsius = 0, fahrenheit = 0] = (one.isMetric ? [first, second] : [second, first]).map(
    numberOf,
  );
  if (one.kind === 'temperature' && isDifference) {
    return Math.abs((celsius * 9) / 5 - fahrenheit) <= 1;
  }
  return (
    isWithin(numberOf(first), one, second, other) ||
    isWithin(numberOf(second), other, first, one) ||
    (one.kind === 'temperature' && isOvenMark(celsius, fahrenheit))
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
  name: 'unit-pairs',
  description:
    'A quantity in two units, such as 74 °C (165 °F), converts, and does so in the same way all over a page.',
  holdsForDrafts: true,
  check: ({ tree }) => {
    const problems: Problem[] = [];
    const partners = new Map<string, string>();
    visit(tree, 'text', ({ value, position }) => {
      const line = position?.start.line ?? 1;
      for (const pair of pairsIn(value)) {
        const [first, second] = [
          `${pair.first} ${pair.firstUnit}`,
          `${pair.second} ${pair.secondUnit}`,
        ];
        const key = `${first} in ${pair.secondUnit}, ${pair.isDifference}`;
        const former = partners.get(key) ?? second;
        partners.set(key, former);
        if (!isTrue(pair)) {
          problems.push({
            line,
            message: `${first} isn't ${second}; convert one from the other`,
          });
        } else if (former !== second) {
          problems.push({
            line,
            message: `${first} is ${second} here and ${former} above; write one of them`,
          });
        }
      }
    });
    return problems;
  },
};
