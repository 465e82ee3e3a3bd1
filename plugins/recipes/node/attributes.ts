import * as z from 'zod';
import type { ComponentNode } from '../../mdx/node/attributes.ts';
import type { Fault } from '../../mdx/node/faults.ts';
import { readAttributes as readBySchema } from '../../mdx/node/readAttributes.ts';
import { flag, number, positive, text } from '../../mdx/shared/attributeValues.ts';
import { minutesOf, timeUnitsIn } from '../shared/duration.ts';
import { unitsIn } from '../shared/measure.ts';
import { MOST_SERVINGS } from '../shared/recipe.ts';
import { fahrenheitOf } from '../shared/temperature.ts';

/** The allergens in Annex II of Regulation (EU) No 1169/2011, with gluten listed by grain. */
export const ALLERGENS = [
  'wheat (gluten)',
  'rye (gluten)',
  'barley (gluten)',
  'oats (gluten)',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulfites',
  'lupin',
  'mollusks',
] as const;

/** Maximum difference in °F between an explicit value and the conversion from °C. */
const FAHRENHEIT_TOLERANCE = 15;

/** From the temperature of a freezer to that of a pizza oven, in °C. */
const celsius = number
  .min(-40, 'is colder than a kitchen gets; write degrees Celsius from -40 to 500')
  .max(500, 'is hotter than a kitchen gets; write degrees Celsius from -40 to 500');
const texts = z.array(text, "needs a list of texts, such as {['scale']}");
const duration = text.refine((value) => (minutesOf(value) ?? 0) > 0, {
  error: 'must be an ISO 8601 duration, such as PT25M, PT17H or P1DT2H',
});

const minutes = (value: string): number => minutesOf(value) ?? 0;

/** An object with rules beyond the types of its attributes: a function that returns messages for broken ones. */
const object = <Shape extends z.ZodRawShape>(
  shape: Shape,
  rules: (values: z.output<z.ZodObject<Shape>>) => readonly (string | false)[] = () => [],
) =>
  z.strictObject(shape).superRefine((values, context) => {
    const broken = context.issues.length > 0 ? [] : rules(values as z.output<z.ZodObject<Shape>>);
    for (const message of broken) {
      if (message !== false) {
        context.addIssue({ code: 'custom', message });
      }
    }
  });

export const SCHEMAS = {
  Recipe: object(
    {
      servings: positive
        .int('must be a whole number')
        .max(MOST_SERVINGS, `must be ${MOST_SERVINGS} or less`),
      yield: text.optional(),
      origin: text.optional(),
      active: duration,
      total: duration,
      totalMax: duration.optional(),
      equipment: texts,
      allergens: z.array(
        z.enum(
          ALLERGENS,
          `has a word that isn't in the legend; write one of ${ALLERGENS.join(', ')}`,
        ),
        "needs a list of texts, such as {['milk']}",
      ),
    },
    ({ active, total, totalMax, allergens }) => [
      new Set(allergens).size < allergens.length && '"allergens" names one twice; delete it',
      minutes(active) > minutes(total) && '"active" is more than "total"',
      totalMax !== undefined &&
        minutes(totalMax) <= minutes(total) &&
        '"totalMax" is not more than "total"',
    ],
  ),
  Ingredients: object({}),
  Steps: object({}),
  Amount: object(
    {
      g: positive.optional(),
      kg: positive.optional(),
      ml: positive.optional(),
      l: positive.optional(),
      tsp: positive.optional(),
      tbsp: positive.optional(),
      count: positive.optional(),
      of: text.optional(),
      one: text.optional(),
      like: text.optional(),
      share: flag.optional(),
      fixed: flag.optional(),
    },
    (values) => {
      const units = unitsIn(values);
      return [units.length > 1 && `has the units ${units.join(' and ')}; it takes one`];
    },
  ),
  Temperature: object(
    { c: celsius, to: celsius.optional(), f: number.optional() },
    ({ c, to, f }) => [
      f !== undefined &&
        Math.abs(f - fahrenheitOf(c)) > FAHRENHEIT_TOLERANCE &&
        `${f} °F is not ${c} °C; correct one`,
      to !== undefined && to <= c && '"to" is not above "c"',
      to !== undefined && f !== undefined && 'takes "to" or "f", not both',
    ],
  ),
  Timer: object(
    {
      seconds: positive.optional(),
      minutes: positive.optional(),
      hours: positive.optional(),
      to: positive.optional(),
      name: text.optional(),
    },
    (time) => {
      const [unit, ...others] = timeUnitsIn(time);
      if (unit === undefined || others.length > 0) {
        return ['needs one of seconds, minutes, hours, such as minutes={20}'];
      }
      const { to = Number.POSITIVE_INFINITY, [unit]: from = 0 } = time;
      return [to <= from && `"to" is not above "${unit}"`];
    },
  ),
} as const;

export type ComponentName = keyof typeof SCHEMAS;

export type AttributesOf<N extends ComponentName> = z.output<(typeof SCHEMAS)[N]>;

/**
 * Reads the attributes of a recipe component.
 *
 * @returns the attributes, or error messages
 */
export function readAttributes<N extends ComponentName>(
  name: N,
  node: ComponentNode,
): { readonly attributes?: AttributesOf<N>; readonly faults: readonly Fault[] } {
  return readBySchema<unknown>(node, SCHEMAS[name]) as {
    readonly attributes?: AttributesOf<N>;
    readonly faults: readonly Fault[];
  };
}
