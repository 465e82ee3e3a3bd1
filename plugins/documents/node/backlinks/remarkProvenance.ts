import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { identifierAttribute, importGenerated } from '../../../mdx/node/generatedImport.ts';

/** Name of the import in the document's code; no document can have it, since it imports nothing. */
const NAME = 'documentBacklinks';

/**
 * Ends each document with what it rests on and what links to it: `<Provenance backlinks={…} />`.
 *
 * The address by which the backlinks are found is the one that the front matter parser has set; a
 * document without one breaks the contract, and gets none.
 */
export const remarkProvenance: Plugin<[], Root> = () => (tree, file) => {
  const { slug } = (file.data.frontMatter ?? {}) as { slug?: string };
  if (slug !== undefined) {
    importGenerated(tree, NAME, `documents/default/backlinks${slug}.json`);
  }
  tree.children.push({
    type: 'mdxJsxFlowElement',
    name: 'Provenance',
    attributes: slug === undefined ? [] : [identifierAttribute('backlinks', NAME)],
    children: [],
  });
};
