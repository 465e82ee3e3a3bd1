import { childrenOf, documentAt } from '../../catalog.ts';
import type { LibraryRule } from '../rule.ts';

/** Readers go from page to page, so they'd never find a page without links to it. */
export const orphans: LibraryRule = {
  name: 'orphans',
  description: 'Each document is linked from another one; the list of an index counts.',
  holdsForDrafts: false,
  check: (catalog) => {
    const at = documentAt(catalog);
    const linked = new Set(
      catalog.documents
        .filter(({ isDraft }) => !isDraft)
        .flatMap((document) => [
          ...document.links.map(({ url }) => at(url)?.id).filter((id) => id !== document.id),
          ...(document.hasDocumentList ? childrenOf(catalog, document).map(({ id }) => id) : []),
        ]),
    );
    return catalog.documents
      .filter(({ id }) => !linked.has(id))
      .map(({ file }) => ({
        file,
        line: 1,
        message:
          'no other document links to this one; link to it where a reader would want it, or from its index',
      }));
  },
};
