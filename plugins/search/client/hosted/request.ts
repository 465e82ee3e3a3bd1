import type { HostedSearch } from '../../../../site/settings.ts';
import type { FacetFilters, SearchQuery } from '../../shared/query.ts';
import { LEVELS } from '../../shared/record.ts';

/** Words of a section that a hit shows around those that matched. */
const SNIPPET_WORDS = 24;

/**
 * What the provider puts around matched words: characters that no text has, since it hands texts out
 * as they were stored, and a tag could not be told from one that a text speaks of.
 */
export const PROVIDER_MARK = { before: '\uE000', after: '\uE001' } as const;

/** What every query asks for, as the provider's documentation search does, whatever made the index. */
const ASKED = {
  attributesToRetrieve: [
    ...LEVELS.map((level) => `hierarchy.${level}`),
    'content',
    'type',
    'url',
    'language',
    'docusaurus_tag',
    'isRow',
  ],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  snippetEllipsisText: '…',
  clickAnalytics: false,
} as const;

const listOf = (filters: unknown): FacetFilters => {
  if (filters === undefined) {
    return [];
  }
  return typeof filters === 'string' ? [filters] : (filters as FacetFilters);
};

/**
 * A query as it is sent: with the site's parameters, whose filters hold beside those of the reader's
 * language and version.
 *
 * @param parameters - the provider's, from the settings
 */
export function requestOf(
  query: SearchQuery,
  parameters: HostedSearch['searchParameters'] = {},
): Readonly<Record<string, unknown>> {
  return {
    ...ASKED,
    ...parameters,
    ...query,
    facetFilters: [...listOf(query.facetFilters), ...listOf(parameters.facetFilters)],
    highlightPreTag: PROVIDER_MARK.before,
    highlightPostTag: PROVIDER_MARK.after,
  };
}
