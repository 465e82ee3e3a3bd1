import { dataSet, text } from '../../plugins/tables/node/index.ts';

const SUPPORT = ['documented', 'reported', 'not documented'];

export const searchOperators = dataSet({
  title: 'Search operators by engine',
  day: '2026-11-27',
  // "Documented" is in the engine's own help, form, or announcement; "reported" only in lists by others.
  sources: [
    {
      title: 'Search operators (Google Search Central)',
      url: 'https://developers.google.com/search/docs/monitor-debug/search-operators',
    },
    {
      title: 'Advanced Search (Google)',
      url: 'https://www.google.com/advanced_search',
    },
    {
      title: 'Subtleties of the Google date search operators (Nullhandle, 2022)',
      url: 'https://nullhandle.org/blog/2022-11-29-subtleties-of-the-google-date-search-operators.html',
    },
    {
      title: 'Google search operators, a list (gist)',
      url: 'https://gist.github.com/ricardomaia/b338d859c5f8ced755ade9c541ab021e',
    },
    {
      title: 'Advanced search keywords (Microsoft Support, Bing)',
      url: 'https://support.microsoft.com/en-us/bing/advanced-search-keywords',
    },
    {
      title: 'Advanced search options (Bing help)',
      url: 'https://help.bing.microsoft.com/apex/index/18/ta/10002',
    },
    {
      title: 'Advanced search syntax (DuckDuckGo help)',
      url: 'https://duckduckgo.com/duckduckgo-help-pages/results/syntax/',
    },
    {
      title: 'Search operators (Brave Search API)',
      url: 'https://api-dashboard.search.brave.com/documentation/resources/search-operators',
    },
  ],
  id: 'id',
  columns: {
    operator: text({ label: 'Operator', code: true }),
    meaning: text({ label: 'Finds' }),
    example: text({ label: 'Example', code: true }),
    google: text({ label: 'Google', choices: SUPPORT }),
    bing: text({ label: 'Bing', choices: SUPPORT }),
    duckduckgo: text({ label: 'DuckDuckGo', choices: SUPPORT }),
    brave: text({ label: 'Brave', choices: SUPPORT }),
    id: text({ label: 'Id', code: true }),
  },
});
