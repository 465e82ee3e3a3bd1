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
  readonly hosts?: readonly string[] | undefined;
  /** Regular expression. Hits whose URL matches open as an external site. */
  readonly externalUrlRegex?: string | undefined;
  /** A replacement of a regular expression in the paths of hits. */
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string } | undefined;
  /** Parameters of the provider to add to each query. */
  readonly searchParameters?: Readonly<Record<string, unknown>> | undefined;
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
  const { replaceSearchResultPathname: replace } = search;
  return {
    ...shared,
    appId: search.appId,
    apiKey: search.apiKey,
    indexName: search.indexName,
    externalUrlRegex: search.externalUrlRegex,
    searchParameters: search.searchParameters,
    replaceSearchResultPathname: replace && {
      // A string would be matched literally. The theme's types only allow a string.
      from: new RegExp(replace.from) as unknown as string,
      to: replace.to,
    },
  };
}
