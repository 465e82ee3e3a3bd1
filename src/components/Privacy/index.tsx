import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Table } from '@site/src/components/Table';
import type { ReactNode } from 'react';
import { STORED_NAME } from '../../../plugins/offline/shared/library';
import { silentHostsKey } from '../../../plugins/search/shared/hosts';
import { SEARCH_PLACE_KEY } from '../Search/SearchResults/useRestoredPlace';
import { contactedHosts, type HostSettings } from './hosts';

type Row = readonly string[];

function useHostSettings(): HostSettings {
  return useDocusaurusContext().siteConfig.customFields as unknown as HostSettings;
}

/** A table of text, whose first column has names of things. */
function TextTable(props: { readonly head: Row; readonly rows: readonly Row[] }): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          {props.head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join()}>
            <td>
              <code translate="no">{name}</code>
            </td>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Lists the third-party hosts that the site contacts with its current settings. */
export function ContactedHosts(): ReactNode {
  const hosts = contactedHosts(useHostSettings());
  if (hosts.length === 0) {
    return <p>Only this site. Pages, pictures, formulas and search all come from it.</p>;
  }
  return (
    <>
      <p>Besides this site itself:</p>
      <TextTable
        head={['Host', 'When', 'Receives']}
        rows={hosts.map(({ host, when, receives }) => [host, when, receives])}
      />
    </>
  );
}

/** The keys in local storage with the current configuration: when they're written, and what they hold. */
function useLocalValues(): readonly Row[] {
  const { announcementBar, colorMode } = useThemeConfig();
  const { themeConfig } = useDocusaurusContext().siteConfig;
  const { indexName } = themeConfig.algolia as { indexName: string };
  const { search } = useHostSettings();
  const hasVersions = useVersions('default').length > 1;
  const recent = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favorites = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  const version = 'docs-preferred-version-default';
  const announcement = 'docusaurus.announcement';
  const silent = 'which one it was and when, so that another one is asked';
  const keeping = 'that you did, so that you are told if the browser deletes them';
  const rows: readonly (Row | false)[] = [
    !colorMode.disableSwitch && ['theme', 'you switch the color mode', 'light or dark'],
    [recent, 'you open a search result', 'the last results that you opened'],
    [favorites, 'you mark a result as a favorite', 'your favorites'],
    ['docusaurus.tab.os', 'you choose your system in a group of tabs', 'the name of the tab'],
    !!announcementBar && [`${announcement}.id`, 'an announcement is shown', 'which one it was'],
    !!announcementBar && [
      `${announcement}.dismiss`,
      'you close an announcement',
      'that you closed it',
    ],
    hasVersions && [version, 'you choose a version of the documents', 'its name'],
    search.provider === 'hosted' && [
      silentHostsKey(search),
      'a host of the search does not answer',
      silent,
    ],
    [STORED_NAME, 'you keep pages on this device', keeping],
  ];
  return rows.filter((row) => row !== false);
}

/** Lists what the site can store in the reader's browser with its current configuration. */
export function StoredValues(): ReactNode {
  const pages = 'the pages, what they need, and when you stored them';
  const place = 'your query, how many results were shown, and how far you had scrolled';
  const cached: readonly Row[] = [[STORED_NAME, 'you keep pages on this device', pages]];
  const visit: readonly Row[] = [
    ['checklist.<page>.<list>', 'you tick a task of a checklist', 'which tasks are ticked'],
    [SEARCH_PLACE_KEY, 'you leave the page of search results', place],
  ];
  const rowsOf = (values: readonly Row[], where: string, until: string) =>
    values.map(([key = '', ...about]) => [key, where, ...about, until]);
  return (
    <TextTable
      head={['Key', 'Kept in', 'Written when', 'Holds', 'Kept until']}
      rows={[
        ...rowsOf(useLocalValues(), 'local storage', 'you delete it'),
        ...rowsOf(cached, 'cache storage', 'you delete it'),
        ...rowsOf(visit, 'session storage', 'you close the tab'),
      ]}
    />
  );
}
