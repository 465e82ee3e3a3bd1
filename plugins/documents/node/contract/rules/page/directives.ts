import leven from 'leven';
import { faultAt } from '../../../../../mdx/node/faults.ts';
import { ADMONITIONS } from '../../../../../mdx/node/parse.ts';
import { nodesOf } from '../../page/nodes.ts';
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
    const lines = text.split('\n');
    return nodesOf(tree, 'containerDirective').flatMap((node) => {
      const { name, position } = node;
      const isClosed = /^[\s>]*:{3,}\s*$/.test(lines[(position?.end.line ?? 1) - 1] ?? '');
      return [
        ...(ADMONITIONS.includes(name)
          ? []
          : [`:::${name} is not a kind of admonition; write :::${nearest(name)}`]),
        ...(isClosed ? [] : [`:::${name} has no end; write ::: on a line below it`]),
      ].map((message) => faultAt(node, message));
    });
  },
};
