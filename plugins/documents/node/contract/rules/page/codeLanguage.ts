import { faultAt } from '../../../../../mdx/node/faults.ts';
import { nodesOf } from '../../page/nodes.ts';
import type { PageRule } from '../rule.ts';

/** The language determines how a block is highlighted and run. */
export const codeLanguage: PageRule = {
  name: 'code-language',
  description: 'Each block of code names its language.',
  holdsForDrafts: true,
  check: ({ tree }) =>
    nodesOf(tree, 'code')
      .filter(({ lang }) => !lang)
      .map((block) =>
        faultAt(
          block,
          'the block of code names no language; write it after the fence, such as ```bash, or ```text for none',
        ),
      ),
};
