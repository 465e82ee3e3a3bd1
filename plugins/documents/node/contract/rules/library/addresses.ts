import type { Finding } from '../../finding.ts';
import type { LibraryRule } from '../rule.ts';

/** If two documents had the same slug, only one of them would be served. */
export const addresses: LibraryRule = {
  name: 'addresses',
  description:
    'Each document has an address of its own: its file’s name, or its folder’s for a README.',
  holdsForDrafts: true,
  check: ({ documents, pages }) => {
    const takers = new Map<string, string[]>();
    for (const { slug, file } of documents) {
      if (slug !== undefined) {
        takers.set(slug, [...(takers.get(slug) ?? []), file]);
      }
    }
    return documents.flatMap(({ file, slug }): Finding[] => {
      if (slug === undefined) {
        return [
          {
            file,
            line: 1,
            message:
              'the name cannot be an address; rename the file, or the folder of a README, to lower-case words joined by hyphens',
          },
        ];
      }
      const others = takers.get(slug)?.filter((other) => other !== file) ?? [];
      return [
        ...(others.length === 0
          ? []
          : [
              {
                file,
                line: 1,
                message: `${others.join(' and ')} would be at ${slug} too; rename one of them`,
              },
            ]),
        ...(pages.includes(slug)
          ? [{ file, line: 1, message: `${slug} is a page of the site; rename the file` }]
          : []),
      ];
    });
  },
};
