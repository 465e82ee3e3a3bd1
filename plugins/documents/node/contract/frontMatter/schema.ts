import * as z from 'zod';
import { isSlug } from '../../address.ts';

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

/** What to do about fields that the framework supports but documents may not set. */
const FOREIGN_FIELDS: Readonly<Record<string, string>> = {
  slug: 'the address comes from the file’s name',
  id: 'the id comes from the file’s path',
  sidebar_position: 'the order of the sidebar is in docs/order.txt',
  sidebar_label: 'the sidebar shows the title',
};

const field = (name: string): string => `the field "${name}"`;

const inSource = (name: string): string => `the field "${name}" of a source in "sources"`;

/**
 * Creates the error for a value that's missing or has the wrong type.
 *
 * @param what - the field, as messages call it
 */
const otherwise =
  (what: string, fix: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined
      ? `${what} is missing; ${fix}`
      : `${what} is ${JSON.stringify(input)}; ${fix}`;

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

const DESCRIBE = `write one full sentence of ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters that says what the reader gets`;

const description = z
  .string({ error: otherwise(field('description'), DESCRIBE) })
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
  });

const nonEmpty = (what: string, fix: string) =>
  z
    .string({ error: otherwise(what, fix) })
    .refine((text) => text.trim() !== '', { error: `${what} is empty; ${fix}` });

const flag = (name: string) =>
  z.boolean({ error: otherwise(field(name), 'write true, or leave it out') }).optional();

/** Whether a string is an ISO 8601 day that exists. */
const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(text)
  );
};

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** Where fields can occur: in the front matter itself, or in one of its sources. */
const KNOWN_FIELDS = {
  document:
    'title, description, kind, keywords, sectionKeywords, formerly, verified, sources, draft, unlisted',
  source: 'title, url',
} as const;

/**
 * The message for an unknown field.
 *
 * @param field - its name
 * @param place - whether it's in the front matter itself or in one of its sources
 */
export function unknownField(field: string, place: keyof typeof KNOWN_FIELDS): string {
  return `the field "${field}" is unknown; delete it, ${
    (place === 'document' ? FOREIGN_FIELDS[field] : undefined) ?? `known are ${KNOWN_FIELDS[place]}`
  }`;
}

const noFields = (what: string, place: keyof typeof KNOWN_FIELDS) => ({
  error: `${what} has no fields; write ${KNOWN_FIELDS[place]}`,
});

const SOURCE_URL = 'write the whole address, beginning with https://';

const source = z.strictObject(
  {
    /** Title of the source, with the publisher in parentheses if the title doesn't name it. */
    title: nonEmpty(inSource('title'), 'write what was read, and whose it is'),
    /** URL of the source. */
    url: z.string({ error: otherwise(inSource('url'), SOURCE_URL) }).refine(isHttps, {
      error: ({ input }) =>
        `${inSource('url')} is "${String(input)}", which is not an https address; ${SOURCE_URL}`,
    }),
  },
  noFields('a source in "sources"', 'source'),
);

const QUOTE = 'put quotes around each keyword that is not plain text';

const KEYWORD_LIST = 'write a list, such as [loaf, sourdough]';

const FORMERLY = 'list the slugs that the document had before, such as [/sourdough]';

const VERIFIED = 'write the day on which every fact was last checked, such as 2026-11-21';

/**
 * The front matter of a document.
 *
 * @param today - latest day on which a fact can have been checked, ISO 8601
 */
export const frontMatterSchema = (today: string) =>
  z.strictObject(
    {
      /** Short, unique in the library; shown as the page's heading. */
      title: nonEmpty(field('title'), 'write a short title'),
      /** One full sentence about what the reader gets; unique in the library. */
      description,
      kind: z.enum(KINDS, { error: otherwise(field('kind'), `write one of ${KINDS.join(', ')}`) }),
      /** Words that readers search for and the page doesn't contain: synonyms, abbreviations, former names. */
      keywords: z
        .array(nonEmpty(field('keywords'), QUOTE), {
          error: otherwise(field('keywords'), KEYWORD_LIST),
        })
        .optional(),
      /** The same for sections, by the IDs of their headings. */
      sectionKeywords: z
        .record(
          z.string(),
          z.array(nonEmpty(field('sectionKeywords'), QUOTE), {
            error: otherwise('the list of a section in "sectionKeywords"', KEYWORD_LIST),
          }),
          {
            error: otherwise(
              field('sectionKeywords'),
              'write the id of a heading and its list on a line each, such as crust: [crackling]',
            ),
          },
        )
        .optional(),
      /** Former slugs of the document, from which readers are redirected. */
      formerly: z
        .array(
          z.string({ error: otherwise('a slug in "formerly"', FORMERLY) }).refine(isSlug, {
            error: ({ input }) => `"${String(input)}" in "formerly" isn't a slug; ${FORMERLY}`,
          }),
          { error: otherwise(field('formerly'), FORMERLY) },
        )
        .optional(),
      /** The day when every fact was last checked, ISO 8601. */
      verified: z
        .string({ error: otherwise(field('verified'), VERIFIED) })
        .superRefine((day, context) => {
          if (!isDay(day)) {
            context.addIssue(`the field "verified" is "${day}", which is not a day; ${VERIFIED}`);
          } else if (day > today) {
            context.addIssue(`the field "verified" is ${day}, which is to come; ${VERIFIED}`);
          }
        }),
      /** The sources that the facts were checked against; empty if the page states none. */
      sources: z.array(source, {
        error: otherwise(
          field('sources'),
          'list the title and url of what the facts were checked against, or write [] where the page states none',
        ),
      }),
      /** Whether to show the document only on the author's dev server. */
      draft: flag('draft'),
      /** Whether to publish the document without listing it or including it in the search. */
      unlisted: flag('unlisted'),
    },
    noFields('the front matter', 'document'),
  );

/** The validated front matter of a document. */
export type FrontMatter = z.infer<ReturnType<typeof frontMatterSchema>>;
