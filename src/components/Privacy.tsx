import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Table } from '@site/plugins/tables/client/Table';
import type { ReactNode } from 'react';
import { STORED_NAME } from '../../plugins/offline/shared/library';
import { SEARCH_PLACE_KEY } from '../../plugins/search/client/view/page/useRestoredPlace';
import { silentHostsKey } from '../../plugins/search/shared/hosts';
import { contactedHosts, type HostSettings } from './privacyHosts';

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
      <TextTable head={['Host', 'When', 'Receives']} rows={hosts} />
    </>
  );
}

/** Lists what the site can store in the reader's browser with its current settings. */
export function StoredValues(): ReactNode {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  const { indexName } = themeConfig.algolia as { indexName: string };
  const { search } = useHostSettings();
  const keep = 'you keep pages on this device';
  const local: readonly Row[] = [
    ['theme', 'you switch the color mode', 'light or dark'],
    [
      `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
      'you open a search result',
      'the last results that you opened',
    ],
    [
      `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
      'you mark a result as a favorite',
      'your favorites',
    ],
    ['docusaurus.tab.os', 'you choose your system in a group of tabs', 'the name of the tab'],
    ['checklist.<page>.<list>', 'you check off an item in a checklist', 'which items are checked'],
    [STORED_NAME, keep, 'that you did, so that the site can warn you if the browser deletes them'],
  ];
  const silent: readonly Row[] =
    search.provider === 'local'
      ? []
      : [
          [
            silentHostsKey(search),
            'a host of the search does not answer',
            'which one it was and when, so that another one is tried',
          ],
        ];
  const cached: readonly Row[] = [
    [STORED_NAME, keep, 'the pages, what they need, and when you stored them'],
  ];
  const visit: readonly Row[] = [
    [
      SEARCH_PLACE_KEY,
      'you leave the page of search results',
      'your query, how many results were shown, and how far you had scrolled',
    ],
  ];
  const rowsOf = (values: readonly Row[], where: string, until: string) =>
    values.map(([key = '', ...about]) => [key, where, ...about, until]);
  return (
    <TextTable
      head={['Key', 'Kept in', 'Written when', 'Holds', 'Kept until']}
      rows={[
        ...rowsOf([...local, ...silent], 'local storage', 'you delete it'),
        ...rowsOf(cached, 'cache storage', 'you delete it'),
        ...rowsOf(visit, 'session storage', 'you close the tab'),
      ]}
    />
  );
}
