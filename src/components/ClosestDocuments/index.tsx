import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { DocumentEntry, Library } from '@site/plugins/documents/shared/library';
import { type ReactNode, useEffect, useState } from 'react';

/** Most documents that are offered. */
const COUNT = 5;

/** What few readers need comes when they do: the list of all documents, and how alike two names are. */
async function suggest(pathname: string): Promise<readonly DocumentEntry[]> {
  const [{ closestDocuments }, library] = await Promise.all([
    import('./closest'),
    import('@generated/documents/default/library.json') as Promise<{ default: Library }>,
  ]);
  const { sections, others } = library.default;
  const all = [...sections.flatMap((section) => section.documents), ...others];
  return closestDocuments(pathname, all, COUNT);
}

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
    suggest(pathname)
      .then((closest) => {
        if (current) {
          setDocuments(closest);
        }
      })
      .catch((error: unknown) => {
        // The page is whole without the list: search and the sections are still on it.
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
