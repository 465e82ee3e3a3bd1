import { isUnreadable } from '../../../../mdx/node/characters.ts';
import { MARK } from '../templates.ts';
import type { FileRule, LibraryRule, PageRule } from './rule.ts';

/** The schema provides the messages. */
export const frontMatter: FileRule = {
  description: 'The front matter has the fields it needs, each as it must be, and no others.',
  check: ({ text, frontMatter: { faults } }) => (isUnreadable(text) ? [] : faults),
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

/** The hosts that RFC 2606 keeps for examples, as in the template of a new document, and spaces, which no address has. */
const NO_SOURCE = /^https:\/\/(?:[^/]+\.)?example(?:\.(?:com|net|org))?\/?$|\s/i;

/** Readers can't follow such an address to check a fact. */
export const sourceAddresses: PageRule = {
  description: 'The address of a source is that of a page, not an example, and has no spaces.',
  sparesDrafts: true,
  check: ({ frontMatter: { fields, lines }, text }) =>
    (fields.sources ?? [])
      .filter(({ url }) => NO_SOURCE.test(url) && !url.includes(MARK))
      .map(({ url }) => ({
        line:
          text.split('\n').findIndex((line) => line.includes(url)) + 1 ||
          (lines.get('sources') ?? 1),
        message: `the source ${url} isn't the address of a page; write what the facts were checked against`,
      })),
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
