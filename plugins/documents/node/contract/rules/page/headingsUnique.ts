import type { Heading } from '../../../../../mdx/node/headings.ts';
import type { PageRule } from '../rule.ts';

/** Repeated headings, each with the line of the first occurrence. */
function repeated(
  headings: readonly Heading[],
  of: (heading: Heading) => string,
): readonly { readonly heading: Heading; readonly first: number }[] {
  const firsts = new Map<string, number>();
  return headings.flatMap((heading) => {
    const first = firsts.get(of(heading));
    if (first === undefined) {
      firsts.set(of(heading), heading.line);
      return [];
    }
    return [{ heading, first }];
  });
}

/** Readers find a section by its heading, and links by its ID. */
export const headingsUnique: PageRule = {
  name: 'headings-unique',
  description: 'Headings and their ids are unique on the page.',
  holdsForDrafts: true,
  check: ({ headings }) => [
    ...repeated(headings, ({ text }) => text.toLowerCase()).map(({ heading, first }) => ({
      line: heading.line,
      message: `the heading "${heading.text}" is also on line ${first}; say what is different under this one`,
    })),
    ...repeated(headings, ({ anchor }) => anchor).map(({ heading, first }) => ({
      line: heading.line,
      message: `the heading "${heading.text}" has the id "${heading.anchor}" of the one on line ${first}; give it one of its own, or delete {#${heading.anchor}}`,
    })),
  ],
};
