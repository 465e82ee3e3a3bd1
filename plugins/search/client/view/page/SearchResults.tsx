import Link from '@docusaurus/Link';
import { PageSource } from '@site/plugins/documents/client/PageSource';
import type { ReactNode } from 'react';
import { ComputedLine } from '../answer/ComputedLine';
import { Failure } from '../answer/Failure';
import { Hit } from '../answer/Hit';
import { NoResults } from '../answer/NoResults';
import { unknownText } from '../answer/unknown';
import { useFollow } from '../answer/useFollow';
import { QUERY_MAX_LENGTH } from '../queryLength';
import { statusText } from '../searchState';
import { useSearch } from '../useSearch';
import styles from './SearchResults.module.css';
import { useRestoredPlace } from './useRestoredPlace';

/** Hits shown at first, and added per press of the button. */
const HITS_PER_PAGE = 15;

interface SearchResultsProps {
  readonly title: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** A search field with its results. */
export function SearchResults({ title, query, onQuery }: SearchResultsProps): ReactNode {
  const [search, loadMore, retry] = useSearch(query, HITS_PER_PAGE);
  useRestoredPlace(query, search, loadMore);
  const { status, answered, hits, count, hasMore, computed } = search;
  const { follow } = useFollow();
  const isBusy = status === 'loading' || status === 'stalled';
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <search>
        <label htmlFor="search-query">Search</label>
        <input
          id="search-query"
          type="text"
          inputMode="search"
          placeholder="Search docs"
          maxLength={QUERY_MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </search>
      <output>
        <span className={styles.count}>
          {[statusText(search), unknownText(search.unknown)].join(' ').trim()}
        </span>
        {computed !== undefined && (
          <ComputedLine computed={computed} onFollow={(event) => follow(event, computed.url)} />
        )}
      </output>
      {status === 'error' && <Failure onRetry={retry} />}
      {status === 'ready' && count === 0 && (
        <NoResults query={answered ?? query} onSuggestion={onQuery} />
      )}
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <Link to={hit.url}>
              <Hit hit={hit} />
            </Link>
          </li>
        ))}
      </ol>
      {hasMore && (
        <button type="button" className={styles.more} onClick={loadMore} disabled={isBusy}>
          Show more results
        </button>
      )}
      <PageSource page="search" />
    </main>
  );
}
