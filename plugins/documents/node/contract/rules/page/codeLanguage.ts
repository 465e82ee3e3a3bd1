import { visit } from 'unist-util-visit';
import type { Problem } from '../../finding.ts';
import type { PageRule } from '../rule.ts';

/** The language determines how a block is highlighted and run. */
export const codeLanguage: PageRule = {
  name: 'code-language',
  description: 'Each block of code names its language.',
  holdsForDrafts: true,
  check: ({ tree }) => {
    const problems: Problem[] = [];
    visit(tree, 'code', ({ lang, position }) => {
      if (!lang) {
        problems.push({
          line: position?.start.line ?? 1,
          message:
            'the block of code names no language; write it after the fence, such as ```bash, or ```text for none',
        });
      }
    });
    return problems;
  },
};
