import { documentAt } from '../../catalog.ts';
import type { LibraryRule } from '../rule.ts';

/** Minimum number of other documents that a document links to. */
const FEWEST_LINKS = 2;

/** Links make a page part of the library. */
export const enoughLinks: LibraryRule = {
  name: 'enough-links',
  description: `Each document links to at least ${FEWEST_LINKS} others in its text.`,
  holdsForDrafts: false,
  check: (catalog) => {
    const at = documentAt(catalog);
    return catalog.documents
      .filter(({ isReadable }) => isReadable)
      .flatMap(({ id, file, links }) => {
        const others = new Set(
          links
            .map(({ url }) => at(url)?.id)
            .filter((other) => other !== undefined && other !== id),
        );
        return others.size >= FEWEST_LINKS
          ? []
          : [
              {
                file,
                line: 1,
                message: `the text links to ${others.size} other document${others.size === 1 ? '' : 's'}; link to at least ${FEWEST_LINKS}, each where a reader would want it`,
              },
            ];
      });
  },
};
