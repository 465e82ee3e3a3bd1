import { createStorageSlot } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchHit } from '@site/plugins/search/shared/query';
import type { SearchRecord } from '@site/plugins/search/shared/record';
import { useMemo, useState } from 'react';
import { useAddressRules } from './answer/addressRules';
import {
  FAVORITE_LIMIT,
  parseStored,
  recentLimit,
  withoutMarks,
  withoutSearch,
  withSearch,
} from './storedList';

/** The reader's recent and favorite searches, newest first. */
export interface StoredSearches {
  readonly recent: readonly SearchRecord[];
  readonly favorites: readonly SearchRecord[];
  /** Stores a followed search, unless it's a favorite. */
  follow(search: SearchHit): void;
  /** Makes a recent search a favorite. */
  favor(search: SearchRecord): void;
  forget(search: SearchRecord): void;
}

type Lists = Pick<StoredSearches, 'recent' | 'favorites'>;

/**
 * The recent and favorite searches in local storage, with the keys and format of DocSearch. If storage isn't
 * available, they last as long as the modal.
 *
 * @see https://docsearch.algolia.com
 */
export function useStoredSearches(): StoredSearches {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  const { indexName } = themeConfig.algolia as { indexName: string };
  const slots = useMemo(
    () => ({
      recent: createStorageSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`),
      favorites: createStorageSlot(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`),
    }),
    [indexName],
  );
  const rules = useAddressRules();
  const [{ recent, favorites }, setLists] = useState<Lists>(() => {
    const kept = parseStored(slots.favorites.get(), rules).slice(0, FAVORITE_LIMIT);
    const followed = parseStored(slots.recent.get(), rules).slice(0, recentLimit(kept.length));
    return { recent: followed, favorites: kept };
  });
  const store = (recents: readonly SearchRecord[], kept: readonly SearchRecord[]) => {
    const lists = { recent: recents.slice(0, recentLimit(kept.length)), favorites: kept };
    slots.recent.set(JSON.stringify(lists.recent));
    slots.favorites.set(JSON.stringify(lists.favorites));
    setLists(lists);
  };
  return {
    recent,
    favorites,
    follow(hit) {
      const search = withoutMarks(hit);
      if (!favorites.some(({ objectID }) => objectID === search.objectID)) {
        store(withSearch(recent, search), favorites);
      }
    },
    favor(search) {
      store(withoutSearch(recent, search), withSearch(favorites, search).slice(0, FAVORITE_LIMIT));
    },
    forget(search) {
      store(withoutSearch(recent, search), withoutSearch(favorites, search));
    },
  };
}
