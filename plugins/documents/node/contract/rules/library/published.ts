import { byAddress, byFormerSlug } from '../../catalog.ts';
import type { Finding } from '../../finding.ts';
import type { LibraryRule } from '../rule.ts';

/** Readers bookmark URLs, and other sites link to them. */
export const published: LibraryRule = {
  name: 'published',
  description:
    'Each slug that was ever published is in `docs/published.txt`, and still leads to a document.',
  holdsForDrafts: false,
  check: (catalog) => {
    const { published: list, documents } = catalog;
    if (list === undefined) {
      return [];
    }
    const atAddress = byAddress(catalog);
    const formerly = byFormerSlug(catalog);
    const listed = new Set(list.entries.map(({ slug }) => slug));
    return [
      ...list.entries.flatMap(({ slug, line }): Finding[] => {
        const document = atAddress.get(slug) ?? formerly.get(slug);
        return document !== undefined && !document.isDraft
          ? []
          : [
              {
                file: list.file,
                line,
                message: `${slug} was published and leads nowhere; add it to the field "formerly" of the document that has its content now`,
              },
            ];
      }),
      ...documents.flatMap(({ slug, file }): Finding[] =>
        slug === undefined || listed.has(slug)
          ? []
          : [{ file, line: 1, message: `${slug} isn't in ${list.file}; add it as a line there` }],
      ),
    ];
  },
};
