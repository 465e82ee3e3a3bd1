import { childrenOf } from '../../catalog.ts';
import type { LibraryRule } from '../rule.ts';

/** A table that helps readers choose may name child documents, but a list of them must use the component. */
export const indexByHand: LibraryRule = {
  name: 'index-by-hand',
  description: 'A document of the kind index does not list its children by hand.',
  holdsForDrafts: true,
  check: (catalog) =>
    catalog.documents
      .filter(({ frontMatter }) => frontMatter.fields.kind === 'index')
      .flatMap((document) => {
        const children = new Set(childrenOf(catalog, document).map(({ slug }) => slug));
        return document.linkLists
          .filter(({ urls }) => urls.every((url) => children.has(url.replace(/[?#].*$/s, ''))))
          .map(({ line }) => ({
            file: document.file,
            line,
            message:
              'the list names children of this index by hand; delete it, <DocumentList /> shows them all',
          }));
      }),
};
