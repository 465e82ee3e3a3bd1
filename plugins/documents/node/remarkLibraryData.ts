import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { identifierAttribute, importGenerated } from '../../mdx/node/generatedImport.ts';
import { elementsOf } from '../../mdx/node/nodes.ts';

/** Names of the imports in the compiled document. They can't conflict, because documents don't import anything. */
const NAMES = { list: 'documentList', backlinks: 'documentBacklinks' };

/**
 * Passes what the build has collected to each document: the list of documents to each `<DocumentList />`, and the
 * backlinks to `<Provenance />`, which is appended.
 *
 * Looks both up by the slug that the front matter parser has set. A document without a slug breaks the contract, and has
 * no entries and no backlinks.
 */
export const remarkLibraryData: Plugin<[], Root> = () => (tree, file) => {
  const { slug } = (file.data.frontMatter ?? {}) as { slug?: string };
  const lists = slug === undefined ? [] : elementsOf(tree, 'DocumentList');
  for (const list of lists) {
    list.attributes.push(identifierAttribute('entries', NAMES.list));
  }
  if (lists.length > 0) {
    importGenerated(tree, NAMES.list, `documents/default/lists${slug}.json`);
  }
  if (slug !== undefined) {
    importGenerated(tree, NAMES.backlinks, `documents/default/backlinks${slug}.json`);
  }
  tree.children.push({
    type: 'mdxJsxFlowElement',
    name: 'Provenance',
    attributes: slug === undefined ? [] : [identifierAttribute('backlinks', NAMES.backlinks)],
    children: [],
  });
};
