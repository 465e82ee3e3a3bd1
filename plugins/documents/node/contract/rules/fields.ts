import type { FileRule, LibraryRule, PageRule } from './rule.ts';

/** The schema provides the messages. */
export const frontMatter: FileRule = {
  description: 'The front matter has the fields it needs, each as it must be, and no others.',
  check: ({ frontMatter: { faults } }) => faults,
};

/** If a heading is renamed, its keywords would no longer belong to a section. */
export const sectionKeywords: PageRule = {
  description: 'Keywords of sections are under the ids of headings that the page has.',
  check: ({ frontMatter: { fields, lines }, headings }) => {
    const known = new Set(headings.map(({ anchor }) => anchor));
    return Object.keys(fields.sectionKeywords ?? {})
      .filter((id) => !known.has(id))
      .map((id) => ({
        line: lines.get('sectionKeywords') ?? 1,
        message: `the field "sectionKeywords" has "${id}", which is not a heading's id on the page; write one of ${[...known].join(', ')}`,
      }));
  },
};

/** Search results and lists show only the title and the description. */
export const unique: LibraryRule = {
  description: 'Titles and descriptions are unique in the library.',
  sparesDrafts: true,
  check: ({ documents }) =>
    (['title', 'description'] as const).flatMap((field) => {
      const firsts = new Map<string, string>();
      return documents.flatMap(({ file, frontMatter: { fields, lines } }) => {
        const value = fields[field]?.toLowerCase();
        if (value === undefined) {
          return [];
        }
        const first = firsts.get(value);
        firsts.set(value, first ?? file);
        const message = `the ${field} is also that of ${first}; say what only this document has`;
        return first === undefined ? [] : [{ file, line: lines.get(field) ?? 1, message }];
      });
    }),
};
