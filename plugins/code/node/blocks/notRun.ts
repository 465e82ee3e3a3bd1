import { type DocumentCheck, type Fault, faultAt } from '../../../mdx/node/faults.ts';
import { nodesOf } from '../../../mdx/node/nodes.ts';
import { languageOf } from '../run/languages.ts';
import { readMeta } from './meta.ts';

/** A comment for editors with the reason, which applies up to the next heading. */
const COMMENT = /^\/\* Not run: .+ \*\/$/;

/**
 * Finds blocks that could run, but aren't marked to, and don't give a reason. Skips blocks with invalid words after
 * their language, which another check reports.
 */
export const reasonFaults: DocumentCheck = (tree) => {
  const faults: Fault[] = [];
  let hasReason = false;
  for (const node of nodesOf(tree, 'heading', 'code', 'mdxFlowExpression', 'mdxTextExpression')) {
    if (node.type === 'heading') {
      hasReason = false;
    } else if (node.type !== 'code') {
      hasReason ||= COMMENT.test(node.value);
    } else if (!hasReason && languageOf(node.lang ?? '') !== undefined) {
      const meta = readMeta(node.meta);
      if (typeof meta === 'object' && meta.run === undefined) {
        const message =
          'the block isn\'t run, and doesn\'t say why; mark it "run" with its output below it, or write {/* Not run: why. */} above it';
        faults.push(faultAt(node, message));
      }
    }
  }
  return faults;
};
