import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Table } from '@site/src/components/Table';
import type { ReactNode } from 'react';
import { contactedHosts, type HostSettings } from './hosts';

/** Lists the third-party hosts that the site contacts with its current settings. */
export function ContactedHosts(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const hosts = contactedHosts(customFields as unknown as HostSettings);
  if (hosts.length === 0) {
    return <p>Only this site. Pages, pictures, formulas and search all come from it.</p>;
  }
  return (
    <>
      <p>Besides this site itself:</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Host</th>
            <th scope="col">When</th>
            <th scope="col">Receives</th>
          </tr>
        </thead>
        <tbody>
          {hosts.map(({ host, when, receives }) => (
            <tr key={host + when}>
              <td>
                <code translate="no">{host}</code>
              </td>
              <td>{when}</td>
              <td>{receives}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
