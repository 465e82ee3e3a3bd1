import { type Fault, lineOf } from '../../../../mdx/node/faults.ts';
import { nodesOf } from '../../../../mdx/node/nodes.ts';
import type { PageRule } from './rule.ts';

/** A unit with a counterpart in the other system. */
interface Unit {
  readonly kind: string;
  readonly system: 'metric' | 'customary';
  /** Several if the name has several meanings, such as US and imperial gallons. */
  readonly toBase: readonly ((value: number) => number)[];
}

const unit = (kind: string, system: Unit['system'], ...factors: readonly number[]): Unit => ({
  kind,
  system,
  toBase: factors.map((factor) => (value: number) => value * factor),
});

/** Consumption, whose units are reciprocal: the factors are for US and imperial gallons. */
const perGallon: Unit = {
  kind: 'consumption',
  system: 'customary',
  toBase: [235.214_583, 282.480_936].map((factor) => (value: number) => factor / value),
};

const fahrenheit: Unit = {
  kind: 'temperature',
  system: 'customary',
  toBase: [(value) => ((value - 32) * 5) / 9],
};

/**
 * Units as documents write them, with the factors to a common one. They're from NIST Special Publication 811, appendix B,
 * and, for imperial measures, the Units of Measurement Regulations 1995.
 */
const UNITS: Readonly<Record<string, Unit>> = {
  ...named('mm millimeter millimeters', unit('length', 'metric', 1)),
  ...named('cm centimeter centimeters', unit('length', 'metric', 10)),
  ...named('m meter meters', unit('length', 'metric', 1000)),
  ...named('km kilometer kilometers', unit('length', 'metric', 1_000_000)),
  ...named('in inch inches ″', unit('length', 'customary', 25.4)),
  ...named('ft foot feet', unit('length', 'customary', 304.8)),
  ...named('yd yard yards', unit('length', 'customary', 914.4)),
  ...named('mile miles', unit('length', 'customary', 1_609_344)),
  ...named('g gram grams', unit('mass', 'metric', 1)),
  ...named('kg kilogram kilograms', unit('mass', 'metric', 1000)),
  ...named('oz ounce ounces', unit('mass', 'customary', 28.349_523_125)),
  ...named('lb lbs pound pounds', unit('mass', 'customary', 453.592_37)),
  ...named('ml milliliter milliliters', unit('volume', 'metric', 1)),
  ...named('l liter liters', unit('volume', 'metric', 1000)),
  ...named('tsp teaspoon teaspoons', unit('volume', 'customary', 4.928_921_6, 5, 5.919_388)),
  ...named(
    'tbsp tablespoon tablespoons',
    unit('volume', 'customary', 14.786_764_8, 15, 17.758_163, 20),
  ),
  ...named('cup cups', unit('volume', 'customary', 236.588_236_5)),
  ...named(
    'fl_oz fluid_ounce fluid_ounces',
    unit('volume', 'customary', 29.573_529_6, 28.413_062_5),
  ),
  ...named('pint pints', unit('volume', 'customary', 473.176_473, 568.261_25)),
  ...named('qt quart quarts', unit('volume', 'customary', 946.352_946, 1136.5225)),
  ...named('gal gallon gallons', unit('volume', 'customary', 3785.411_784, 4546.09)),
  ...named('cu_ft cubic_feet', unit('volume', 'customary', 28_316.846_592)),
  ...named('m² square_meter square_meters', unit('area', 'metric', 1)),
  ...named('ha hectare hectares', unit('area', 'metric', 10_000)),
  ...named('km² square_kilometer square_kilometers', unit('area', 'metric', 1_000_000)),
  ...named('sq_ft square_foot square_feet', unit('area', 'customary', 0.092_903_04)),
  ...named('acre acres', unit('area', 'customary', 4046.856_422_4)),
  ...named('sq_mi square_mile square_miles', unit('area', 'customary', 2_589_988.110_336)),
  ...named('km/h', unit('speed', 'metric', 1)),
  ...named('mph', unit('speed', 'customary', 1.609_344)),
  ...named('knot knots', unit('speed', 'customary', 1.852)),
  ...named('l/100_km L/100_km', unit('consumption', 'metric', 1)),
  ...named('mpg', perGallon),
  ...named('bar', unit('pressure', 'metric', 100)),
  ...named('kPa', unit('pressure', 'metric', 1)),
  ...named('psi', unit('pressure', 'customary', 6.894_757)),
  ...named('kW', unit('power', 'metric', 1000)),
  ...named('hp', unit('power', 'customary', 745.699_872, 735.498_75)),
  ...named('kJ', unit('energy', 'metric', 1)),
  ...named('kcal', unit('energy', 'customary', 4.184)),
  ...named('°C degrees_Celsius', unit('temperature', 'metric', 1)),
  ...named('°F degrees_Fahrenheit', fahrenheit),
};

/** A unit by its names, which are separated by spaces; `_` is a space in a name. */
function named(names: string, of: Unit): Readonly<Record<string, Unit>> {
  return Object.fromEntries(names.split(' ').map((name) => [name.replaceAll('_', ' '), of]));
}

/** Starting at this temperature, oven dials are marked in steps of 25 °F. */
const OVEN = { fromCelsius: 140, stepFahrenheit: 25 };

const NUMBER = String.raw`(?:(?<=^|[\s(])[-−])?\d[\d,]*(?:\.\d+)?`;

/** The longest names first: `km/h` isn't `km`. */
const UNIT = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** A unit isn't part of another one, such as `g/m²`. */
const QUANTITY = String.raw`(${NUMBER})(?:(?: to |–|-)(${NUMBER}))?[ \u00a0-]?(${UNIT})(?![\p{L}²³]|/(?! ?\d))`;

const BETWEEN = String.raw`(?: \((?:about |around |roughly |approximately |nearly |or |= |≈ ?|~)?| ?/ ?| [=≈] |,? or )`;

/**
 * Matches `74 °C (165 °F)`, `180 °C/350 °F`, or `500 to 800 km (300 to 500 miles)`, but not the end of a fraction. A `(`
 * needs its `)`, because `5 km (3 miles to the coast)` are two distances.
 */
const PAIR = new RegExp(String.raw`(?<![\d/.,])${QUANTITY}${BETWEEN}${QUANTITY}`, 'gu');

/** Two units of one quantity, with the number of the smaller in the larger. */
const COMPOUNDS = [
  { pattern: /(\d+) (?:ft|feet) (\d+) (in|inches)\b/g, size: 12 },
  { pattern: /(\d+) (?:lb|pounds) (\d+) (oz|ounces)\b/g, size: 16 },
];

/** Rewrites `6 ft 2 in` as `74 in`. */
const withoutCompounds = (text: string): string =>
  COMPOUNDS.reduce(
    (result, { pattern, size }) =>
      result.replace(pattern, (_, large, small, name) => `${large * size + Number(small)} ${name}`),
    text,
  );

const numberOf = (written: string): number => Number(written.replaceAll(',', '').replace('−', '-'));

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
  // 100 isn't 125: 6% is an ounce as 30 g.
  return step === undefined ? 0.5 : Math.min(step / 4, value * 0.06);
}

/** Whether an exact number equals a written one, within the rounding of the written one. */
function isWithin(exact: number, from: Unit, written: string, to: Unit): boolean {
  // 40 °C may have been rounded to fives, 41 to ones.
  const ofTemperature = numberOf(written) % 5 === 0 ? 2.5 : 0.5;
  const rounding = (to.kind === 'temperature' ? ofTemperature : roundingOf(written)) + 1e-9;
  return from.toBase.some((exactOf) =>
    to.toBase.some((writtenOf) => {
      const value = exactOf(exact);
      const ends = [
        writtenOf(numberOf(written) - rounding),
        writtenOf(numberOf(written) + rounding),
      ];
      return Math.min(...ends) <= value && value <= Math.max(...ends);
    }),
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
  if (!(one && other) || one.kind !== other.kind || one.system === other.system) {
    // The parentheses contain something else, such as the weight of a cup of flour.
    return true;
  }
  const { kind, system } = one;
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
    const end = text.slice(match.index + whole.length);
    if (/ or \S/.test(whole.replace(/\(or /, '(')) && UNITS[firstUnit]?.kind !== 'temperature') {
      return [];
    }
    if (whole.includes(' (') && !/^\.?\)/.test(end)) {
      return [];
    }
    const isDifference =
      DIFFERENCE.before.test(text.slice(0, match.index)) ||
      DIFFERENCE.after.test(end.replace(/^\)/, ''));
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
      pairsIn(withoutCompounds(node.value)).flatMap((pair): readonly Fault[] => {
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
