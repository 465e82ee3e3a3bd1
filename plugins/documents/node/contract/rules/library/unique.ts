import type { Finding } from '../../finding.ts';
import type { LibraryRule } from '../rule.ts';

const FIELDS = ['title', 'description'] as const;

/** Search results and lists show only the title and the description. */
export const unique: LibraryRule = {
  name: 'unique',
  description: 'Titles and descriptions are unique in the library.',
  holdsForDrafts: false,
  check: ({ documents }) =>
    FIELDS.flatMap((field) => {
      const firsts = new Map<string, string>();
      return documents.flatMap(({ file, frontMatter: { fields, lines } }): Finding[] => {
        const value = fields[field]?.toLowerCase();
        if (value === undefined) {
          return [];
        }
        const first = firsts.get(value);
        if (first === undefined) {
          firsts.set(value, file);
          return [];
        }
        return [
          {
            file,
            line: lines.get(field) ?? 1,
            message: `the ${field} is also that of ${first}; say what only this document has`,
          },
        ];
      });
    }),
};
