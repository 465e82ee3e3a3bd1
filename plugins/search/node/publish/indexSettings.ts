import type { IndexSettings } from 'algoliasearch';

/**
 * How the provider searches the records: as it does in its documentation indexes, with what differs
 * for this library. The rules for words are the local engine's, so that both find the same.
 *
 * @see https://docsearch.algolia.com/docs/templates/#docusaurus-v3-template for the documentation indexes
 * @see https://www.algolia.com/doc/api-reference/settings-api-parameters for each setting
 */
export const INDEX_SETTINGS: IndexSettings = {
  // A filter on an attribute that is not listed finds nothing.
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  // The title and what the page is looked for by come first; the section's label says least.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24'],
  // A long section is published in parts, of which a search shows the best one.
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  // Otherwise C++, C# and C would be one word.
  separatorsToIndex: '+#',
  removeWordsIfNoResults: 'none',
  attributeCriteriaComputedByMinProximity: true,
};
