import { visit } from 'unist-util-visit';
import { isJsx } from '../../page/jsx.ts';
import type { PageRule } from '../rule.ts';

/** The component takes titles and descriptions from the child documents, so the list is always current. */
export const indexList: PageRule = {
  name: 'index-list',
  description: 'A document of the kind index contains `<DocumentList />`.',
  holdsForDrafts: true,
  check: ({ frontMatter, tree }) => {
    let found = frontMatter.fields.kind !== 'index';
    visit(tree, (node) => {
      found ||= isJsx(node) && node.name === 'DocumentList';
    });
    return found
      ? []
      : [
          {
            line: frontMatter.lines.get('kind') ?? 1,
            message:
              'the document is of the kind index, but does not list its children; add <DocumentList />',
          },
        ];
  },
};
