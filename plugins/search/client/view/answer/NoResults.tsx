import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SECTIONS } from '@site/site/identity';
import { type ReactNode, useEffect, useState } from 'react';
import { useAsk } from '../useSearch';
import styles from './Messages.module.css';

/** Number of suggested queries. */
const SUGGESTION_COUNT = 3;

/** The sections' names, suggested if no document resembles the query. */
const SECTION_LABELS = SECTIONS.slice(0, SUGGESTION_COUNT).map(({ label }) => label);

interface NoResultsProps {
  readonly query: string;
  /** Called with the suggested query that the reader chose. */
  readonly onSuggestion: (query: string) => void;
}

function useSuggestions(query: string): readonly string[] {
  const ask = useAsk();
  const [titles, setTitles] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    ask({ query, page: 0, hitsPerPage: SUGGESTION_COUNT, removeWordsIfNoResults: 'allOptional' })
      .then(({ hits }) => {
        if (current) {
          setTitles([...new Set(hits.map(({ hierarchy }) => hierarchy.lvl1))]);
        }
      })
      // Keep suggesting the sections; the client has logged the error.
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [ask, query]);
  return titles.length > 0 ? titles : SECTION_LABELS;
}

/** Says that a query has no results, suggests others, and links to where to report it. */
export function NoResults({ query, onSuggestion }: NoResultsProps): ReactNode {
  const { repository } = useDocusaurusContext().siteConfig.customFields ?? {};
  const suggestions = useSuggestions(query);
  const title = encodeURIComponent(`Search: no results for "${query}"`);
  return (
    <div className={styles.message}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      <p id="search-suggestions">Try searching for</p>
      <ul className={styles.suggestions} aria-labelledby="search-suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        Use quotation marks for an exact phrase: <code>"rice cooker"</code>. Use a minus sign to
        exclude a word: <code>rice -brown</code>.
      </p>
      <p>
        Believe this query should return results?{' '}
        <a href={`${String(repository)}/issues/new?title=${title}`}>Let us know.</a>
      </p>
    </div>
  );
}
