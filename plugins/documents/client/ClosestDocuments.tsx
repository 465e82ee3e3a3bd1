import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { DocumentEntry } from '@site/plugins/documents/shared/library';
import { type ReactNode, useEffect, useState } from 'react';

/** Maximum number of suggestions. */
const COUNT = 5;

/** Loaded on demand, because few readers need it: the list of all documents, and the comparison. */
async function suggest(pathname: string): Promise<readonly DocumentEntry[]> {
  const [{ closestDocuments }, documents] = await Promise.all([
    import('./closest'),
    import(/* webpackChunkName: "document-list" */ '@generated/documents/default/documents.json'),
  ]);
  return closestDocuments(pathname, documents.default, COUNT);
}

/**
 * The documents closest to the requested URL, for a page that doesn't exist.
 *
 * Only the browser knows the URL, so the list is made there, and its data is fetched there.
 */
export function ClosestDocuments(): ReactNode {
  const { pathname } = useLocation();
  const [documents, setDocuments] = useState<readonly DocumentEntry[]>([]);

  useEffect(() => {
    let current = true;
    suggest(pathname).then(
      (closest) => current && setDocuments(closest),
      // The page works without the list: it still has search and the sections.
      (error) => console.warn('The list of documents did not load, so none is suggested.', error),
    );
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
