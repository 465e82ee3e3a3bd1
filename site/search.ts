/** Search in the reader's browser, based on the build's own records. */
export interface LocalSearch {
  readonly provider: 'local';
}

/** Search by the hosted provider. */
export interface HostedSearch {
  readonly provider: 'hosted';
  readonly appId: string;
  /** The public, search-only key. */
  readonly apiKey: string;
  readonly indexName: string;
  /**
   * Origins to use instead of the provider's hosts, such as your own proxy. They must use the provider's protocol. The
   * first is the default, the others are fallbacks.
   */
  readonly hosts?: readonly string[];
  /** Regular expression. Hits whose URL matches open as an external site. */
  readonly externalUrlRegex?: string;
  /** A replacement of a regular expression in the paths of hits. */
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
  /** Parameters of the provider to add to each query. */
  readonly searchParameters?: Readonly<Record<string, unknown>>;
}

/** The environment variables of the search, with descriptions. */
export const SEARCH_VARIABLES = {
  SITE_SEARCH_APP_ID: 'Application id at the hosted search provider',
  SITE_SEARCH_API_KEY: 'Public search-only key at the provider',
  SITE_SEARCH_INDEX: 'Name of the index at the provider',
  SITE_SEARCH_HOSTS: 'Origins that answer in place of the provider’s hosts, with commas between',
  SITE_SEARCH_PARAMETERS: 'Parameters of the provider added to each query, as JSON',
  SITE_SEARCH_EXTERNAL_URL_REGEX: 'Hits with such an address open as another site',
  SITE_SEARCH_REPLACE_PATHNAME_FROM: 'Regular expression of what is replaced in a hit’s path',
  SITE_SEARCH_REPLACE_PATHNAME_TO: 'What replaces it',
} as const;

/** Name of an environment variable of the search. */
export type SearchVariable = keyof typeof SEARCH_VARIABLES;

/** Name of the variable with the key that can write to the index. Only used for publishing, never for the site. */
export const ADMIN_KEY_VARIABLE = 'SEARCH_ADMIN_KEY';

const ACCOUNT = ['SITE_SEARCH_APP_ID', 'SITE_SEARCH_API_KEY', 'SITE_SEARCH_INDEX'] as const;

/** Parameters that the site sets itself. Overriding them would break paging or highlighting. */
const OWN_PARAMETERS: readonly string[] = [
  'indexName',
  'query',
  'page',
  'hitsPerPage',
  'highlightPreTag',
  'highlightPostTag',
];

/** The error message for an invalid regular expression; otherwise `undefined`. */
function regexProblem(text: string): string | undefined {
  try {
    new RegExp(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const isFilters = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) &&
    value.every(
      (part) =>
        typeof part === 'string' ||
        (Array.isArray(part) && part.every((filter) => typeof filter === 'string')),
    ));

/** Validates the parameters of a query. */
function parameterProblems(parameters: Readonly<Record<string, unknown>>): readonly string[] {
  const own = OWN_PARAMETERS.filter((name) => Object.hasOwn(parameters, name));
  return [
    ...own.map((name) => `sets "${name}", which the site sets by itself; leave it out`),
    ...(Object.hasOwn(parameters, 'facetFilters') && !isFilters(parameters.facetFilters)
      ? [
          'has "facetFilters" that are not filters; write them as ["field:value", ["field:either", "field:or"]]',
        ]
      : []),
  ];
}

/**
 * Reads and validates the settings of the search.
 *
 * @param value - returns a variable, or undefined if it isn't set
 * @param adminKey - the key that can write, if there is one; must not be the public one
 * @param problem - called for each invalid variable with its name, its value, and the fix
 * @returns the local search if nothing is set
 */
export function readSearch(
  value: (name: SearchVariable) => string | undefined,
  adminKey: string | undefined,
  problem: (text: string) => void,
): LocalSearch | HostedSearch {
  const missing = ACCOUNT.filter((name) => value(name) === undefined);
  if (missing.length === ACCOUNT.length) {
    for (const name of Object.keys(SEARCH_VARIABLES) as SearchVariable[]) {
      if (value(name) !== undefined) {
        problem(
          `${name} is "${value(name)}", but the search is the local one, which does not read it; set ${ACCOUNT.join(', ')} too, or leave it out`,
        );
      }
    }
    return { provider: 'local' };
  }
  if (missing.length > 0) {
    const given = ACCOUNT.filter((name) => !missing.includes(name));
    problem(
      `${given.map((name) => `${name} is "${value(name)}"`).join(' and ')}, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set; the hosted search needs all three, the local one none`,
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = ACCOUNT.map(value);
  if (apiKey !== '' && apiKey === adminKey) {
    problem(
      `SITE_SEARCH_API_KEY is the same as ${ADMIN_KEY_VARIABLE}, and every reader gets it; write the provider's search-only key there`,
    );
  }

  const hosts = value('SITE_SEARCH_HOSTS')
    ?.split(',')
    .map((host) => host.trim());
  for (const host of hosts ?? []) {
    if (!/^https?:\/\//.test(host) || !URL.canParse(host) || new URL(host).origin !== host) {
      problem(
        `SITE_SEARCH_HOSTS is "${value('SITE_SEARCH_HOSTS')}", in which "${host}" is not an origin; write each as https://search.example.com, without path or slash at the end`,
      );
    }
  }

  const regex = (name: SearchVariable): string | undefined => {
    const text = value(name);
    const why = text === undefined ? undefined : regexProblem(text);
    if (why !== undefined) {
      problem(`${name} is "${text}", which is not a regular expression (${why}); fix or unset it`);
    }
    return text;
  };
  const externalUrlRegex = regex('SITE_SEARCH_EXTERNAL_URL_REGEX');

  const from = regex('SITE_SEARCH_REPLACE_PATHNAME_FROM');
  const to = value('SITE_SEARCH_REPLACE_PATHNAME_TO');
  if ((from === undefined) !== (to === undefined)) {
    const [set, other] = from === undefined ? (['TO', 'FROM'] as const) : (['FROM', 'TO'] as const);
    problem(
      `SITE_SEARCH_REPLACE_PATHNAME_${set} is "${from ?? to}" without SITE_SEARCH_REPLACE_PATHNAME_${other}; set both, or neither`,
    );
  }

  const searchParameters = (): Readonly<Record<string, unknown>> | undefined => {
    const text = value('SITE_SEARCH_PARAMETERS');
    if (text === undefined) {
      return undefined;
    }
    const start = `SITE_SEARCH_PARAMETERS is "${text}"`;
    try {
      const parsed: unknown = JSON.parse(text);
      if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
        const parameters = parsed as Readonly<Record<string, unknown>>;
        for (const what of parameterProblems(parameters)) {
          problem(`${start}; it ${what}`);
        }
        return parameters;
      }
    } catch {
      // Reported below, like JSON that isn't an object.
    }
    problem(`${start}, which is not a JSON object; write it as {"analytics": false}`);
    return undefined;
  };
  const parameters = searchParameters();

  return {
    provider: 'hosted',
    appId,
    apiKey,
    indexName,
    ...(hosts !== undefined && { hosts }),
    ...(externalUrlRegex !== undefined && { externalUrlRegex }),
    ...(from !== undefined && to !== undefined && { replaceSearchResultPathname: { from, to } }),
    ...(parameters !== undefined && { searchParameters: parameters }),
  };
}

/**
 * The search configuration for the theme. It uses the contextual filters, the link to the search page, and the
 * replacement in URLs of hits.
 *
 * @see https://docusaurus.io/docs/search#connecting-algolia
 */
export function algoliaThemeConfig(search: LocalSearch | HostedSearch) {
  const shared = { contextualSearch: true, searchPagePath: 'search' } as const;
  if (search.provider === 'local') {
    // The theme's schema requires an account. These values satisfy it, and aren't sent to any host.
    return { appId: 'local', apiKey: 'local', indexName: 'library', ...shared };
  }
  const {
    appId,
    apiKey,
    indexName,
    externalUrlRegex,
    replaceSearchResultPathname: replace,
  } = search;
  return {
    appId,
    apiKey,
    indexName,
    ...shared,
    ...(externalUrlRegex !== undefined && { externalUrlRegex }),
    ...(replace !== undefined && {
      replaceSearchResultPathname: {
        // A string would be matched literally. The theme's types only allow a string.
        from: new RegExp(replace.from) as unknown as string,
        to: replace.to,
      },
    }),
    ...(search.searchParameters !== undefined && { searchParameters: search.searchParameters }),
  };
}
