import leven from 'leven';
import { visit } from 'unist-util-visit';
import { ADMONITIONS } from '../../../../../mdx/node/parse.ts';
import type { Problem } from '../../finding.ts';
import type { PageRule } from '../rule.ts';

/** The kind of admonition with the most similar spelling. */
const nearest = (name: string): string =>
  ADMONITIONS.reduce((best, kind) => (leven(kind, name) < leven(best, name) ? kind : best));

/** An unknown kind would be shown as text, and one that isn't closed would include the rest of the page. */
export const directives: PageRule = {
  name: 'directives',
  description: 'Admonitions are of a kind that is known, and end with their colons.',
  holdsForDrafts: true,
  check: ({ tree, text }) => {
    const problems: Problem[] = [];
    const lines = text.split('\n');
    visit(tree, 'containerDirective', ({ name, position }) => {
      const line = position?.start.line ?? 1;
      if (!ADMONITIONS.includes(name)) {
        problems.push({
          line,
          message: `:::${name} is not a kind of admonition; write :::${nearest(name)}`,
        });
      }
      if (!/^[\s>]*:{3,}\s*$/.test(lines[(position?.end.line ?? 1) - 1] ?? '')) {
        problems.push({ line, message: `:::${name} has no end; write ::: on a line below it` });
      }
    });
    return problems;
  },
};
