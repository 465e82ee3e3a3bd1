import { dataSet, link, text, yesNo } from '../../plugins/tables/node/index.ts';

export const searchEngines = dataSet({
  title: 'Search engines',
  day: '2026-11-27',
  sources: [
    {
      title: 'A look at search engines with their own indexes (Seirdy)',
      url: 'https://seirdy.one/posts/2021/03/10/search-engines-with-own-indexes/',
    },
    {
      title: 'Where DuckDuckGo’s results come from (DuckDuckGo help)',
      url: 'https://duckduckgo.com/duckduckgo-help-pages/results/sources/',
    },
    {
      title: 'Search sources (Kagi documentation)',
      url: 'https://help.kagi.com/kagi/search-details/search-sources.html',
    },
    {
      title: 'Ecosia delivers its own results with Staan (WebProNews, 2025)',
      url: 'https://www.webpronews.com/ecosia-and-qwant-launch-staan-for-european-search-independence',
    },
    {
      title: 'Access to both Google and Bing, and how it is protected (Startpage support)',
      url: 'https://support.startpage.com/hc/en-us/articles/4455380450836-How-does-Startpage-prevent-scraping-and-abuse-without-recording-IP-addresses',
    },
    {
      title: 'URLs of search engines (searcher, R package)',
      url: 'https://rdrr.io/github/r-assist/searcher/man/search_startpage.html',
    },
  ],
  id: 'id',
  columns: {
    engine: text({ label: 'Engine' }),
    ownIndex: text({ label: 'Own index', choices: ['yes', 'partly', 'no'] }),
    resultsFrom: text({ label: 'Results from' }),
    account: yesNo({ label: 'Account needed' }),
    template: text({ label: 'URL, with %s for the query', code: true, pattern: /^https:.*%s/ }),
    privacy: link({ label: 'Privacy policy' }),
    id: text({ label: 'Id', code: true }),
  },
});
