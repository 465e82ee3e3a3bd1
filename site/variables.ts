import leven from 'leven';
import * as z from 'zod';
import { Refusal } from './refusal.ts';

/** Value of SITE_MATHS_STYLESHEET for the build's own copy. */
export const OWN_MATHS = 'self';

/** Target of edit links until a repository is set. */
export const EXAMPLE_REPOSITORY = 'https://github.com/example/personal-documents-library';

/** Address of the analytics script at its provider. */
const ANALYTICS_SCRIPT = 'https://plausible.io/js/script.js';

/** Name of the variable with the key that can write to the index. Only used for publishing, never for the site. */
export const ADMIN_KEY_VARIABLE = 'SEARCH_ADMIN_KEY';

/** Maximum length of the short title, from the OpenSearch specification. Phones cut it at about 12 characters. */
const SHORT_TITLE_LENGTH = 16;

/** Maximum edit distance between a mistyped name and the intended one. */
const TYPO_DISTANCE = 2;

/** An http(s) URL. The messages of all types continue the sentence `NAME is "value", which …`, and say how to fix it. */
const address = (example: string) =>
  z.url({ protocol: /^https?$/, error: `is not an address with a scheme; write it as ${example}` });

const origin = address('https://library.example.com')
  .transform((value) => new URL(value))
  .refine(({ pathname, search, hash }) => pathname === '/' && !search && !hash, {
    error: ({ input }) =>
      `has more than an origin; keep ${(input as URL).origin} and put the path into SITE_BASE_URL`,
  })
  .transform((url) => url.origin);

// A backslash is out, because browsers take it for a slash.
const basePath = z.string().regex(/^\/(?:[^/\\?#\s]+\/)*$/, {
  error: ({ input }) => {
    const [path = ''] = String(input).split(/[?#\s]/);
    const inner = path.split(/[/\\]/).filter(Boolean).join('/');
    return `is not a base URL with a slash at both ends; write ${inner ? `/${inner}/` : '/'}`;
  },
});

const shortTitle = z.string().refine((value) => [...value].length <= SHORT_TITLE_LENGTH, {
  error: ({ input }) =>
    `has ${[...String(input)].length} characters; write at most ${SHORT_TITLE_LENGTH}`,
});

/** An address that needs no account. */
const contact = (name: string) =>
  z
    .string()
    .refine(
      (value) => /^(?:https:\/\/|mailto:\S+@)\S+$/.test(value) && URL.canParse(value),
      `is not an https: or mailto: address; write it as mailto:${name}@example.com or https://example.com/${name}`,
    );

const domains = z
  .string()
  .regex(
    /^[a-z0-9-]+(\.[a-z0-9-]+)*(,[a-z0-9-]+(\.[a-z0-9-]+)*)*$/i,
    'is not a domain; write it as library.example.com, without scheme or path',
  );

const mathsStylesheet = z
  .literal(OWN_MATHS)
  .or(address(`https://cdn.example.com/katex.min.css, or ${OWN_MATHS} for the build's own copy`));

const integrity = z
  .string()
  .regex(
    /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/,
    'is not an integrity hash; write it as sha384-…, in base64',
  );

const isOrigin = (value: string) =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

const host = z.string().refine(isOrigin, {
  error: ({ input }) =>
    `has "${input}" in it, which is not an origin; write each as https://search.example.com, without path or slash at the end`,
});

const hosts = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(host));

const regularExpression = z.string().superRefine((value, context) => {
  try {
    new RegExp(value);
  } catch (error) {
    context.addIssue(`is not a regular expression (${(error as Error).message}); fix or unset it`);
  }
});

const filters = z.union(
  [z.string(), z.array(z.union([z.string(), z.array(z.string())]))],
  'has "facetFilters" that are not filters; write them as ["field:value", ["field:either", "field:or"]]',
);

/** Parameters that the site sets itself. Overriding them would break paging or highlighting. */
const OWN_PARAMETERS = [
  'indexName',
  'query',
  'page',
  'hitsPerPage',
  'highlightPreTag',
  'highlightPostTag',
];

const ownParameters = OWN_PARAMETERS.map((name) => [
  name,
  z.undefined(`sets "${name}", which the site sets by itself; leave it out`).optional(),
]);

const parameters = z
  .string()
  .transform((value): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      return undefined;
    }
  })
  .pipe(
    z.looseObject(
      { ...Object.fromEntries(ownParameters), facetFilters: filters.optional() },
      'is not a JSON object; write it as {"analytics": false}',
    ),
  );

const SCHEMA = z.object({
  SITE_TITLE: z.string().default('Personal Documents Library'),
  SITE_SHORT_TITLE: shortTitle.default('Library'),
  SITE_TAGLINE: z.string().default('Answers worth keeping, one short address each'),
  SITE_URL: origin.default('http://localhost:3000'),
  SITE_BASE_URL: basePath.default('/'),
  SITE_TRAILING_SLASH: z
    .enum(['true', 'false', 'auto'], 'is not a valid value; write true, false, or auto')
    .default('false'),
  SITE_REPOSITORY: address('https://github.com/owner/name').default(EXAMPLE_REPOSITORY),
  SITE_BRANCH: z.string().default('main'),
  SITE_CONTACT: contact('contact').optional(),
  SITE_SECURITY_CONTACT: contact('security').optional(),
  SITE_IMAGE_HOST: address('https://images.example.com').optional(),
  SITE_ANALYTICS_DOMAIN: domains.optional(),
  SITE_ANALYTICS_SCRIPT: address(ANALYTICS_SCRIPT).default(ANALYTICS_SCRIPT),
  SITE_MATHS_STYLESHEET: mathsStylesheet.optional(),
  SITE_MATHS_INTEGRITY: integrity.optional(),
  SITE_SEARCH_APP_ID: z.string().optional(),
  SITE_SEARCH_API_KEY: z.string().optional(),
  SITE_SEARCH_INDEX: z.string().optional(),
  SITE_SEARCH_HOSTS: hosts.optional(),
  SITE_SEARCH_PARAMETERS: parameters.optional(),
  SITE_SEARCH_EXTERNAL_URL_REGEX: regularExpression.optional(),
  SITE_SEARCH_REPLACE_PATHNAME_FROM: regularExpression.optional(),
  SITE_SEARCH_REPLACE_PATHNAME_TO: z.string().optional(),
});

/** Name of an environment variable for settings. */
export type Variable = keyof typeof SCHEMA.shape;

/** The names of the environment variables, in the order of the README's table. */
export const VARIABLES = Object.keys(SCHEMA.shape) as readonly Variable[];

/** The variables' valid values. */
export type Values = z.output<typeof SCHEMA>;

/** Environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const ACCOUNT = ['SITE_SEARCH_APP_ID', 'SITE_SEARCH_API_KEY', 'SITE_SEARCH_INDEX'] as const;

/** Variables that have no effect without others. */
const NEEDS: Readonly<Partial<Record<Variable, readonly Variable[]>>> = {
  SITE_ANALYTICS_SCRIPT: ['SITE_ANALYTICS_DOMAIN'],
  SITE_MATHS_STYLESHEET: ['SITE_MATHS_INTEGRITY'],
  SITE_MATHS_INTEGRITY: ['SITE_MATHS_STYLESHEET'],
  ...Object.fromEntries(
    VARIABLES.filter((name) => name.startsWith('SITE_SEARCH_')).map((name) => [name, ACCOUNT]),
  ),
  SITE_SEARCH_REPLACE_PATHNAME_FROM: [...ACCOUNT, 'SITE_SEARCH_REPLACE_PATHNAME_TO'],
  SITE_SEARCH_REPLACE_PATHNAME_TO: [...ACCOUNT, 'SITE_SEARCH_REPLACE_PATHNAME_FROM'],
};

/** Reports every invalid setting with its variable, its value, and how to fix it. Commands show it without a stack. */
export class SettingsError extends Refusal {
  constructor(readonly problems: readonly string[]) {
    super(
      `These settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/**
 * Reads the variables.
 *
 * @param environment - an empty variable counts as not set
 * @throws {@link SettingsError} naming each invalid variable, its value, and the fix
 */
export function readVariables(environment: Environment): Values {
  const trimmed = (name: string) => environment[name]?.trim() || undefined;
  const given = Object.fromEntries(VARIABLES.map((name) => [name, trimmed(name)]));
  const { data, error } = SCHEMA.safeParse(given);
  const problem = (name: PropertyKey, what: string) =>
    `${String(name)} is "${given[String(name)]}", which ${what}`;

  const invalid = (error?.issues ?? []).map(({ path: [name = ''], message }) =>
    problem(name, message),
  );
  const isSet = (name: Variable) =>
    given[name] !== undefined &&
    // The build's own stylesheet has no address, and needs no hash.
    !(name === 'SITE_MATHS_STYLESHEET' && given[name] === OWN_MATHS);
  const incomplete = VARIABLES.filter(isSet).flatMap((name) => {
    const missing = (NEEDS[name] ?? []).filter((other) => !isSet(other));
    const all = missing.join(' and ');
    return missing.length > 0
      ? [problem(name, `has no effect without ${all}; set ${all} too, or leave it out`)]
      : [];
  });
  const adminKey = trimmed(ADMIN_KEY_VARIABLE);
  const secret =
    adminKey !== undefined && given.SITE_SEARCH_API_KEY === adminKey
      ? [
          `SITE_SEARCH_API_KEY is the same as ${ADMIN_KEY_VARIABLE}, and every reader gets it; write the provider's search-only key there`,
        ]
      : [];

  const problems = [...invalid, ...incomplete, ...secret];
  if (data === undefined || problems.length > 0) {
    throw new SettingsError(problems);
  }
  return data;
}

/** A sentence for each variable that looks like a setting but isn't one. Other programs may also use such names. */
export function unknownVariables(environment: Environment): readonly string[] {
  return Object.keys(environment)
    .filter(
      (name) =>
        name.startsWith('SITE_') && environment[name] && !VARIABLES.includes(name as Variable),
    )
    .map((name) => {
      const meant = VARIABLES.find((other) => leven(name, other) <= TYPO_DISTANCE);
      return `${name} isn't a setting and has no effect${meant ? `; did you mean ${meant}?` : '.'}`;
    });
}
