import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { DocumentEntry, Library } from '@site/plugins/documents/shared/library';
import { type ReactNode, useEffect, useState } from 'react';
import { closestDocuments } from './closest';

/** Most documents that are offered. */
const COUNT = 5;

/**
 * The documents closest to the address that was asked for, on a page that has none of its own.
 *
 * The address is known in the browser only, so the list is made there, and its data is fetched there.
 */
export function ClosestDocuments(): ReactNode {
  const { pathname } = useLocation();
  const [documents, setDocuments] = useState<readonly DocumentEntry[]>([]);

  useEffect(() => {
    let current = true;
    import('@generated/documents/default/library.json')
      .then((module: { default: Library }) => {
        const { sections, others } = module.default;
        const all = [...sections.flatMap((section) => section.documents), ...others];
        if (current) {
          setDocuments(closestDocuments(pathname, all, COUNT));
        }
      })
      .catch((error: unknown) => {
        // The page is whole without the list: search and the sections still stand on it.
        console.warn('The list of documents did not load, so none is suggested.', error);
      });
    return () => {
      current = false;
    };
  }, [pathname]);

  if (documents.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="closest-documents">
      <h2 id="closest-documents">Did you mean</h2>
      <ul>
        {documents.map(({ href, title }) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
