import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isKey, strokesOf } from '../../../../shared/keyNames.ts';
import type { Problem } from '../../finding.ts';
import { attributeOf, isJsx, literalOf } from '../../page/jsx.ts';
import type { PageRule } from '../rule.ts';

/** A misspelled key name would be shown as is. */
export const keyNames: PageRule = {
  name: 'key-names',
  description: 'Keys are named as they are on a keyboard, such as `Ctrl`, `F5`, or `A`.',
  holdsForDrafts: true,
  check: ({ tree }) => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== 'Keys') {
        return;
      }
      const [only] = node.children;
      const written =
        only?.type === 'mdxTextExpression' ? (literalOf(only.value) ?? '') : textOf(node);
      const keys = [written, attributeOf(node, 'mac') ?? ''].flatMap(strokesOf).flat();
      for (const key of keys.filter((name) => !isKey(name))) {
        problems.push({
          line: node.position?.start.line ?? 1,
          message: `there is no key ${key}; write it as it is on a keyboard, such as Ctrl+Shift+P`,
        });
      }
    });
    return problems;
  },
};
