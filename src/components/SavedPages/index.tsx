import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';
import { Hit } from '../Search/Hit';
import { useStoredSearches } from '../Search/storedSearches';
import styles from './styles.module.css';

/** The pages that the reader has saved in the search, as a list of links. */
function SavedList(): ReactNode {
  const { favorites, forget } = useStoredSearches();
  if (favorites.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className={styles.heading}>
        Favorites
      </h2>
      <ul className={styles.list}>
        {favorites.map((search) => (
          <li key={search.objectID}>
            <Link to={search.url}>
              <Hit hit={search} />
            </Link>
            <button type="button" className="clean-btn" onClick={() => forget(search)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pages that the reader has saved in the search; nothing before hydration, because they're in the browser's storage. */
export function SavedPages(): ReactNode {
  return useIsBrowser() ? <SavedList /> : null;
}
