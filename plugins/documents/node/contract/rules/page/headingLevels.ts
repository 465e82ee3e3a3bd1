import { faultAt } from '../../../../../mdx/node/faults.ts';
import { elementsOf } from '../../page/nodes.ts';
import type { PageRule } from '../rule.ts';

const FIX =
  'use ## for a section and ### inside one; the title of the page comes from the front matter';

/** The table of contents shows two levels, and the only heading above them is the page's title. */
export const headingLevels: PageRule = {
  name: 'heading-levels',
  description: 'Headings are of the second and third level.',
  holdsForDrafts: true,
  check: ({ headings, tree }) => [
    ...headings
      .filter(({ level }) => level < 2 || level > 3)
      .map(({ level, text, line }) => ({
        line,
        message: `the heading "${text}" is of level ${level}; ${FIX}`,
      })),
    ...elementsOf(tree)
      .filter(({ name }) => /^h[1-6]$/.test(name ?? ''))
      .map((node) => faultAt(node, `the heading <${node.name}> is written as an element; ${FIX}`)),
  ],
};
