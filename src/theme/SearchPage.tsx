import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import { SearchResults } from '@site/plugins/search/client/view/page/SearchResults';
import { useQueryParameter } from '@site/plugins/search/client/view/page/useQueryParameter';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/**
 * The page of search results at `/search?q=…`.
 *
 * Upstream renders the query during hydration, which the server couldn't know, and spins forever if a search
 * fails.
 */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useQueryParameter('q');
  const title = query === '' ? 'Search the documentation' : `Search results for “${query}”`;
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata title={title}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <Layout>
        <SearchResults title={title} query={query} onQuery={setQuery} />
      </Layout>
    </HtmlClassNameProvider>
  );
}
