import type { PageRule } from '../rule.ts';

/** If a heading is renamed, its keywords would no longer belong to a section. */
export const sectionKeywords: PageRule = {
  name: 'section-keywords',
  description: 'Keywords of sections are under the ids of headings that the page has.',
  holdsForDrafts: true,
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
