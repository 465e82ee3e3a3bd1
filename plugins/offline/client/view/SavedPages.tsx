import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Hit } from '../../../search/client/view/answer/Hit';
import { nameOf } from '../../../search/client/view/storedList';
import { useStoredSearches } from '../../../search/client/view/storedSearches';
import styles from './SavedPages.module.css';

/** The pages that the reader has saved in the search, as a list of links. */
function SavedList(): ReactNode {
  const { favorites, forget } = useStoredSearches();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hadSome] = useState(favorites.length > 0);
  if (!hadSome) {
    return null;
  }
  /** Keeps the focus in the list: the pressed button disappears. */
  const focusBeside = ({ currentTarget }: MouseEvent) => {
    const item = currentTarget.closest('li');
    const beside = item?.nextElementSibling ?? item?.previousElementSibling;
    (beside?.querySelector('button') ?? heading.current)?.focus();
  };
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" ref={heading} tabIndex={-1} className={styles.heading}>
        Favorites
      </h2>
      {favorites.length === 0 && <p>No favorites</p>}
      <ul className={styles.list}>
        {favorites.map((search) => (
          <li key={search.objectID}>
            <Link to={search.url}>
              <Hit hit={search} />
            </Link>
            <button
              type="button"
              className="clean-btn"
              aria-label={`Remove ${nameOf(search)} from favorites`}
              onClick={(event) => {
                focusBeside(event);
                forget(search);
              }}
            >
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
