import { toString as textOf } from 'mdast-util-to-string';
import { faultAt } from '../../../../../mdx/node/faults.ts';
import { isKey, strokesOf } from '../../../../shared/keyNames.ts';
import { attributeOf, literalOf } from '../../page/jsx.ts';
import { elementsOf } from '../../page/nodes.ts';
import type { PageRule } from '../rule.ts';

/** A misspelled key name would be shown as is. */
export const keyNames: PageRule = {
  name: 'key-names',
  description: 'Keys are named as they are on a keyboard, such as `Ctrl`, `F5`, or `A`.',
  holdsForDrafts: true,
  check: ({ tree }) =>
    elementsOf(tree, 'Keys').flatMap((node) => {
      const [only] = node.children;
      const written =
        only?.type === 'mdxTextExpression' ? (literalOf(only.value) ?? '') : textOf(node);
      return [written, attributeOf(node, 'mac') ?? '']
        .flatMap(strokesOf)
        .flat()
        .filter((key) => !isKey(key))
        .map((key) =>
          faultAt(
            node,
            `there is no key ${key}; write it as it is on a keyboard, such as Ctrl+Shift+P`,
          ),
        );
    }),
};
