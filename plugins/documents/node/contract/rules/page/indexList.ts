import { elementsOf } from '../../page/nodes.ts';
import type { PageRule } from '../rule.ts';

/** The component takes titles and descriptions from the child documents, so the list is always current. */
export const indexList: PageRule = {
  name: 'index-list',
  description: 'A document of the kind index contains `<DocumentList />`.',
  holdsForDrafts: true,
  check: ({ frontMatter, tree }) =>
    frontMatter.fields.kind !== 'index' || elementsOf(tree, 'DocumentList').length > 0
      ? []
      : [
          {
            line: frontMatter.lines.get('kind') ?? 1,
            message:
              'the document is of the kind index, but does not list its children; add <DocumentList />',
          },
        ],
};
