import { visit } from 'unist-util-visit';
import { isJsx } from '../../page/jsx.ts';
import type { PageRule } from '../rule.ts';

const FIX =
  'use ## for a section and ### inside one; the title of the page comes from the front matter';

/** The table of contents shows two levels, and the only heading above them is the page's title. */
export const headingLevels: PageRule = {
  name: 'heading-levels',
  description: 'Headings are of the second and third level.',
  holdsForDrafts: true,
  check: ({ headings, tree }) => {
    const problems = headings
      .filter(({ level }) => level < 2 || level > 3)
      .map(({ level, text, line }) => ({
        line,
        message: `the heading "${text}" is of level ${level}; ${FIX}`,
      }));
    visit(tree, (node) => {
      if (isJsx(node) && /^h[1-6]$/.test(node.name ?? '')) {
        problems.push({
          line: node.position?.start.line ?? 1,
          message: `the heading <${node.name}> is written as an element; ${FIX}`,
        });
      }
    });
    return problems;
  },
};
