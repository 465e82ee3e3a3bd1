import type { SearchRecord } from '@site/plugins/search/shared/record';
import type { ReactNode } from 'react';
import { nameOf } from '../storedList';
import type { StoredSearches } from '../storedSearches';

interface StoredActionsProps {
  readonly search: SearchRecord;
  readonly isFavorite: boolean;
  readonly stored: StoredSearches;
  /** Called after a button's action, which removes the button. */
  readonly onDone: () => void;
}

/** Saves a recent search as a favorite, and removes either. */
export function StoredActions(props: StoredActionsProps): ReactNode {
  const { search, isFavorite, stored, onDone } = props;
  const button = (title: string, icon: string, act: (search: SearchRecord) => void) => (
    <button
      type="button"
      title={title}
      aria-label={`${title}: ${nameOf(search)}`}
      onClick={() => {
        act(search);
        onDone();
      }}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
  const star = 'm10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6z';
  const list = isFavorite ? 'favorites' : 'history';
  return (
    <>
      {!isFavorite && button('Save this search', star, stored.favor)}
      {button(`Remove this search from ${list}`, 'm5.5 5.5 9 9m0-9-9 9', stored.forget)}
    </>
  );
}
