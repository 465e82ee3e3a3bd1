import type { SearchRecord } from '@site/plugins/search/shared/record';
import type { ReactNode } from 'react';
import type { StoredSearches } from '../storedSearches';

/** The buttons next to a stored search. */
export interface StoredActionsProps {
  readonly search: SearchRecord;
  readonly isFavorite: boolean;
  readonly stored: StoredSearches;
  /** Called after a button's action, which removes the button. */
  readonly onDone: () => void;
}

/** Saves a recent search as a favorite, and removes either. */
export function StoredActions(props: StoredActionsProps): ReactNode {
  const { search, isFavorite, stored, onDone } = props;
  const own = search.type === 'content' ? search.content : search.hierarchy[search.type];
  const name = own ?? search.hierarchy.lvl1;
  const remove = isFavorite
    ? 'Remove this search from favorites'
    : 'Remove this search from history';
  return (
    <>
      {!isFavorite && (
        <button
          type="button"
          title="Save this search"
          aria-label={`Save this search: ${name}`}
          onClick={() => {
            stored.favor(search);
            onDone();
          }}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6z" />
          </svg>
        </button>
      )}
      <button
        type="button"
        title={remove}
        aria-label={`${remove}: ${name}`}
        onClick={() => {
          stored.forget(search);
          onDone();
        }}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="m5.5 5.5 9 9m0-9-9 9" />
        </svg>
      </button>
    </>
  );
}
