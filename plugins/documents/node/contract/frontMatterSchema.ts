import * as z from 'zod';
import { isSlug } from '../address.ts';
import { latestDay } from './today.ts';

/** The kinds of documents. The docs rule describes each. */
export const KINDS = [
  'index',
  'guide',
  'reference',
  'table',
  'comparison',
  'cheatsheet',
  'checklist',
  'recipe',
  'snippet',
  'case-study',
] as const;

/** Limits for the length of a description, in characters. */
const DESCRIPTION_LENGTH = { least: 70, most: 160 } as const;

/** No document of the library is older, so an earlier day is a typo. */
const EARLIEST_DAY = '2020-01-01';

const DESCRIBE = `write one full sentence of ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters that says what the reader gets`;
const FORMERLY = 'list the slugs that the document had before, such as [/sourdough]';
const KEYWORD_LIST = 'write a list, such as [loaf, sourdough]';
const QUOTE = 'put quotes around each keyword that is not plain text';
const SECTION_KEYWORDS =
  'write the id of a heading and its list on a line each, such as crust: [crackling]';
const SOURCES =
  'list the title and url of what the facts were checked against, or write [] where the page states none';
const NAME_SOURCE = 'write what was read, and whose it is';
const SOURCE_URL = 'write the whole address, beginning with https://';
const VERIFIED = 'write the day on which every fact was last checked, such as 2026-11-21';

const inSource = (name: string): string => `the field "${name}" of a source in "sources"`;

/** The error for a value that's missing or has the wrong type. */
const otherwise = (what: string, fix: string) => ({
  error: ({ input }: { readonly input?: unknown }): string =>
    input === undefined
      ? `${what} is missing; ${fix}`
      : `${what} is ${JSON.stringify(input)}; ${fix}`,
});

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Whether a string is exactly one sentence, with a proper start and end. */
function isOneSentence(text: string): boolean {
  // The segmenter ends a sentence at a period before a capital letter, even inside parentheses.
  const withoutBrackets = text.replace(/\([^)]*\)/g, '');
  return (
    /^["'“‘(]?[\p{Lu}\p{N}]/u.test(text) &&
    /[.!?]["'”’)]?$/.test(text) &&
    [...sentences.segment(withoutBrackets)].length === 1
  );
}

const nonEmpty = (what: string, fix: string) =>
  z
    .string(otherwise(what, fix))
    .refine((text) => text.trim() !== '', { error: `${what} is empty; ${fix}` });

const flag = (name: string) =>
  z.boolean(otherwise(`the field "${name}"`, 'write true, or leave it out')).optional();

/** Reports each item of a list that repeats an earlier one. Case matters: `nginx -t` and `nginx -T` differ. */
const eachOnce =
  <Item>(field: string, textOf: (item: Item) => string) =>
  (items: readonly Item[], context: z.RefinementCtx): void => {
    const texts = items.map(textOf);
    for (const [index, item] of items.entries()) {
      if (texts.indexOf(textOf(item)) !== index) {
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `the field "${field}" has ${textOf(item)} twice; delete one`,
        });
      }
    }
  };

const keywords = (name: string, what = `the field "${name}"`) =>
  z
    .array(
      nonEmpty(`the field "${name}"`, QUOTE).refine((text) => !/[,;] /.test(text), {
        error: ({ input }) =>
          `the field "${name}" has "${String(input)}", which is several keywords in one; write each as an item of the list`,
      }),
      otherwise(what, KEYWORD_LIST),
    )
    .superRefine(eachOnce(name, (text) => text));

const isHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

const source = z.strictObject(
  {
    /** Title of the source, with the publisher in parentheses if the title doesn't name it. */
    title: nonEmpty(inSource('title'), NAME_SOURCE).refine((text) => !/^https?:/.test(text), {
      error: ({ input }) =>
        `${inSource('title')} is "${String(input)}", an address; ${NAME_SOURCE}`,
    }),
    url: z.string(otherwise(inSource('url'), SOURCE_URL)).refine(isHttps, {
      error: ({ input }) =>
        `${inSource('url')} is "${String(input)}", which is not an https address; ${SOURCE_URL}`,
    }),
  },
  { error: 'a source in "sources" has no fields; write title, url' },
);

const FIELDS = {
  /** Short, unique in the library; shown as the page's heading. */
  title: nonEmpty('the field "title"', 'write a short title'),
  /** One full sentence about what the reader gets; unique in the library. */
  description: z
    .string(otherwise('the field "description"', DESCRIBE))
    .superRefine((text, context) => {
      const { length } = [...text];
      if (length < DESCRIPTION_LENGTH.least || length > DESCRIPTION_LENGTH.most) {
        context.addIssue(`the field "description" has ${length} characters; ${DESCRIBE}`);
      }
      if (!isOneSentence(text)) {
        context.addIssue(
          'the field "description" is not one full sentence; begin it with a capital, end it with a period, and make one sentence of it',
        );
      }
    }),
  kind: z.enum(KINDS, otherwise('the field "kind"', `write one of ${KINDS.join(', ')}`)),
  /** Words that readers search for and the page doesn't contain: synonyms, abbreviations, former names. */
  keywords: keywords('keywords').optional(),
  /** The same for sections, by the IDs of their headings. */
  sectionKeywords: z
    .record(
      z.string(),
      keywords('sectionKeywords', 'the list of a section in "sectionKeywords"'),
      otherwise('the field "sectionKeywords"', SECTION_KEYWORDS),
    )
    .optional(),
  /** Former slugs of the document, from which readers are redirected. */
  formerly: z
    .array(
      z.string(otherwise('a slug in "formerly"', FORMERLY)).refine(isSlug, {
        error: ({ input }) => `"${String(input)}" in "formerly" isn't a slug; ${FORMERLY}`,
      }),
      otherwise('the field "formerly"', FORMERLY),
    )
    .superRefine(eachOnce('formerly', (slug) => slug))
    .optional(),
  /** The day when every fact was last checked, ISO 8601. */
  verified: z.string(otherwise('the field "verified"', VERIFIED)).superRefine((day, context) => {
    if (!z.iso.date().safeParse(day).success) {
      context.addIssue(`the field "verified" is "${day}", which is not a day; ${VERIFIED}`);
    } else if (day < EARLIEST_DAY) {
      context.addIssue(`the field "verified" is ${day}, before the library began; ${VERIFIED}`);
    } else if (day > latestDay()) {
      context.addIssue(`the field "verified" is ${day}, which is to come; ${VERIFIED}`);
    }
  }),
  /** The sources that the facts were checked against; empty if the page states none. */
  sources: z
    .array(source, otherwise('the field "sources"', SOURCES))
    .superRefine(eachOnce('sources', ({ url }) => url)),
  /** Whether to show the document only on the author's dev server. */
  draft: flag('draft'),
  /** Whether to publish the document without listing it or including it in the search. */
  unlisted: flag('unlisted'),
};

const KNOWN_FIELDS = Object.keys(FIELDS).join(', ');

/** The front matter of a document. */
export const frontMatterSchema = z.strictObject(FIELDS, {
  error: `the front matter has no fields; write ${KNOWN_FIELDS}`,
});

/** The validated front matter of a document. */
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/**
 * The message for an unknown field.
 *
 * @param isInSource - whether it's in one of the sources rather than in the front matter itself
 */
export function unknownField(field: string, isInSource: boolean): string {
  const known = isInSource ? 'title, url' : KNOWN_FIELDS;
  return `the field "${field}" is unknown; delete it, known are ${known}`;
}
