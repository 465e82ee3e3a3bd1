import type { IndexSettings } from 'algoliasearch';

/**
 * How the provider searches the records: as in its documentation indexes, adapted to this library. The rules for words
 * match the local engine, so that both find the same.
 *
 * @see https://docsearch.algolia.com/docs/templates/#docusaurus-v3-template for the documentation indexes
 * @see https://www.algolia.com/doc/api-reference/settings-api-parameters for each setting
 */
export const INDEX_SETTINGS: IndexSettings = {
  // A filter on an attribute that isn't listed finds nothing.
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  // Most important first: the title and the keywords. The section's label says least.
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
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  // Otherwise, C++, C#, and C would be the same word.
  separatorsToIndex: '+#',
  removeWordsIfNoResults: 'none',
  // Quotation marks around phrases, and a minus sign before words to exclude.
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
};
