import * as z from 'zod';

/** The values that attributes of components take; each message follows the attribute's name. */
export const text = z.string('needs a text in quotes').min(1, 'is empty');

export const number = z.number('needs a number in braces, such as {2}');

export const positive = number.positive('must be above 0');

/** An attribute without a value, as in `<TabItem default>`. */
export const flag = z.literal(true, 'takes no value');
