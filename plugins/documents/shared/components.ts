import type { ReactNode } from 'react';
import * as z from 'zod';
import { flag, number, text } from '../../mdx/shared/attributeValues.ts';

const pixels = number.int('must be a whole number of pixels').positive('must be above 0');

/** Text, or elements in braces. The check of documents sees those as `null`, like every other expression. */
const content = z.custom<ReactNode>(
  (value) => value === null || typeof value === 'string',
  'needs a text in quotes, or elements in braces, such as {<>See <a href="/tea">tea</a>.</>}',
);

/** An attribute whose content another check reads. */
const checkedElsewhere = z.unknown().optional();

/**
 * The components that documents can use without an import, apart from those of recipes, and the attributes that a writer
 * gives each. The checks of documents and the types of the components are both derived from this table.
 */
export const COMPONENTS = {
  Checklist: z.strictObject({
    name: text.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'needs lower-case words joined by hyphens, such as name="packing"',
    ),
  }),
  DataTable: z.strictObject({
    data: text,
    /** Keys of the columns to show, in order, separated by spaces; by default, all. */
    columns: text.optional(),
    where: checkedElsewhere,
    /** With a leading hyphen for descending. */
    sort: text.optional(),
    /** Caption above the table; by default, the set's title. */
    caption: text.optional(),
  }),
  Details: z.strictObject({ open: flag.optional() }),
  DocumentList: z.strictObject({}),
  Figure: z.strictObject({
    /** File below `docs/` on the image host, such as `growth.svg`. */
    src: text,
    /** The file for dark mode; by default, the same one. */
    dark: text.optional(),
    /** Size in CSS pixels, to prevent layout shifts. */
    width: pixels,
    height: pixels,
    alt: text,
    caption: content.optional(),
  }),
  Keys: z.strictObject({ mac: text.optional() }),
  OfflineSection: z.strictObject({}),
  TabItem: z.strictObject({ value: text, label: text.optional(), default: flag.optional() }),
  Tabs: z.strictObject({ groupId: text.optional() }),
} as const;

/** The attributes that a writer gives a component. */
export type PropsOf<Name extends keyof typeof COMPONENTS> = Readonly<
  z.output<(typeof COMPONENTS)[Name]>
>;

/** Attributes that every element takes: an anchor, and the language of its text. */
const COMMON = { id: text.optional(), lang: text.optional() };

const element = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, ...COMMON });

/** The HTML elements for what Markdown can't say, and their attributes. */
export const ELEMENTS = {
  a: element({ href: text }),
  abbr: element({ title: text }),
  b: element({}),
  br: element({}),
  code: element({}),
  details: element({ open: flag.optional() }),
  div: element({}),
  em: element({}),
  i: element({}),
  kbd: element({}),
  mark: element({}),
  p: element({}),
  span: element({}),
  strong: element({}),
  sub: element({}),
  summary: element({}),
  sup: element({}),
} as const;
