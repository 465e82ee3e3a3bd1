import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Settings } from '@site/site/settings';
import { Table } from '@site/src/components/Table';
import type { ReactNode } from 'react';
import { STORED_NAME } from '../../../plugins/offline/shared/library';
import { silentHostsKey } from '../../../plugins/search/shared/hosts';
import { SEARCH_PLACE_KEY } from '../Search/SearchResults/useRestoredPlace';

/** A value that the reader's browser stores. */
interface StoredValue {
  readonly key: string;
  readonly where: 'local storage' | 'session storage' | 'cache storage';
  readonly when: string;
  readonly holds: string;
}

/** The values that the site can write to local storage with its current configuration. */
function useLocalValues(): readonly Omit<StoredValue, 'where'>[] {
  const { announcementBar, colorMode } = useThemeConfig();
  const { algolia } = useDocusaurusContext().siteConfig.themeConfig as {
    algolia: { indexName: string };
  };
  const versions = useVersions('default');
  return [
    ...(colorMode.disableSwitch
      ? []
      : [{ key: 'theme', when: 'you switch the color mode', holds: 'light or dark' }]),
    {
      key: `__DOCSEARCH_RECENT_SEARCHES__${algolia.indexName}`,
      when: 'you open a search result',
      holds: 'the last results that you opened',
    },
    {
      key: `__DOCSEARCH_FAVORITE_SEARCHES__${algolia.indexName}`,
      when: 'you mark a result as a favorite',
      holds: 'your favorites',
    },
    {
      key: 'docusaurus.tab.os',
      when: 'you choose your system in a group of tabs',
      holds: 'the name of the tab',
    },
    ...(announcementBar
      ? [
          {
            key: 'docusaurus.announcement.id',
            when: 'an announcement is shown',
            holds: 'which one it was',
          },
          {
            key: 'docusaurus.announcement.dismiss',
            when: 'you close an announcement',
            holds: 'that you closed it',
          },
        ]
      : []),
    ...(versions.length > 1
      ? [
          {
            key: 'docs-preferred-version-default',
            when: 'you choose a version of the documents',
            holds: 'its name',
          },
        ]
      : []),
  ];
}

/** The data that the hosted search stores. The local one stores nothing. */
function searchValues(search: Settings['search']): readonly StoredValue[] {
  return search.provider === 'local'
    ? []
    : [
        {
          key: silentHostsKey(search),
          where: 'local storage',
          when: 'a host of the search does not answer',
          holds: 'which one it was and when, so that another one is asked',
        },
      ];
}

/** The data that's stored when the reader keeps a part of the library. */
const OFFLINE_VALUES: readonly StoredValue[] = [
  {
    key: STORED_NAME,
    where: 'cache storage',
    when: 'you keep pages on this device',
    holds: 'the pages, what they need, and when you stored them',
  },
  {
    key: STORED_NAME,
    where: 'local storage',
    when: 'you keep pages on this device',
    holds: 'that you did, so that you are told if the browser deletes them',
  },
];

/** The data that the site stores until the reader deletes it. */
function useKeptValues(): readonly StoredValue[] {
  const search = useDocusaurusContext().siteConfig.customFields?.search as Settings['search'];
  const local = useLocalValues().map((value) => ({ ...value, where: 'local storage' as const }));
  return [...local, ...searchValues(search), ...OFFLINE_VALUES];
}

/** The data that's deleted at the end of the session. */
const VISIT_VALUES: readonly StoredValue[] = [
  {
    key: 'checklist.<page>.<list>',
    where: 'session storage',
    when: 'you tick a task of a checklist',
    holds: 'which tasks are ticked',
  },
  {
    key: SEARCH_PLACE_KEY,
    where: 'session storage',
    when: 'you leave the page of search results',
    holds: 'your query, how many results were shown, and how far you had scrolled',
  },
];

/** Lists what the site can store in the reader's browser with its current configuration. */
export function StoredValues(): ReactNode {
  const kept = [
    ...useKeptValues().map((value) => ({ ...value, until: 'you delete it' })),
    ...VISIT_VALUES.map((value) => ({ ...value, until: 'you close the tab' })),
  ];
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Kept in</th>
          <th scope="col">Written when</th>
          <th scope="col">Holds</th>
          <th scope="col">Kept until</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ key, where, when, holds, until }) => (
          <tr key={key}>
            <td>
              <code translate="no">{key}</code>
            </td>
            <td>{where}</td>
            <td>{when}</td>
            <td>{holds}</td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
