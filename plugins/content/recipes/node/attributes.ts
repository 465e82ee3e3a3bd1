import * as z from 'zod';
import { attributesOf, type ComponentNode } from '../../../mdx/node/attributes.ts';
import { type Fault, faultAt } from '../../../mdx/node/faults.ts';
import { ALLERGENS } from '../shared/allergens.ts';
import { minutesOf } from '../shared/duration.ts';
import { MOST_SERVINGS } from '../shared/recipe.ts';

const text = z.string('needs a text in quotes').min(1, 'is empty');
const number = z.number('needs a number in braces, such as {2}');
const positive = number.positive('must be above 0');
const flag = z.literal(true, 'takes no value');
/** From the temperature of a freezer to that of a pizza oven, in °C. */
const celsius = number
  .min(-40, 'is colder than a kitchen gets; write degrees Celsius from -40 to 500')
  .max(500, 'is hotter than a kitchen gets; write degrees Celsius from -40 to 500');
const texts = z.array(text, "needs a list of texts, such as {['scale']}");
const duration = text.refine((value) => (minutesOf(value) ?? 0) > 0, {
  error: 'must be an ISO 8601 duration, such as PT25M, PT17H or P1DT2H',
});

/** The attributes of each recipe component. */
export const SCHEMAS = {
  Recipe: z.strictObject({
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
  }),
  Ingredients: z.strictObject({}),
  Steps: z.strictObject({}),
  Amount: z.strictObject({
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
  }),
  Temperature: z.strictObject({ c: celsius, to: celsius.optional(), f: number.optional() }),
  Timer: z.strictObject({
    seconds: positive.optional(),
    minutes: positive.optional(),
    hours: positive.optional(),
    to: positive.optional(),
    name: text.optional(),
  }),
} as const;

export type ComponentName = keyof typeof SCHEMAS;

/** The attributes of a recipe component. */
export type AttributesOf<N extends ComponentName> = z.output<(typeof SCHEMAS)[N]>;

const REQUIRED = 'invalid_type';

/**
 * Parses the attributes of a recipe component.
 *
 * @returns the attributes, or error messages
 */
export function readAttributes<N extends ComponentName>(
  name: N,
  node: ComponentNode,
): { readonly attributes?: AttributesOf<N>; readonly faults: readonly Fault[] } {
  const schema = SCHEMAS[name];
  const given = attributesOf(node);
  const { success, data, error } = schema.safeParse(given);
  if (success) {
    return { attributes: data as AttributesOf<N>, faults: [] };
  }
  const takes = Object.keys(schema.shape).join(', ') || 'no attributes';
  const faults = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        faultAt(node, `<${name}> has no attribute "${key}"; it takes ${takes}`),
      );
    }
    const attribute = String(issue.path[0]);
    return issue.code === REQUIRED && !(attribute in given)
      ? [faultAt(node, `<${name}> lacks the attribute "${attribute}"`)]
      : [faultAt(node, `<${name}> "${attribute}" ${issue.message}`)];
  });
  return { faults };
}
