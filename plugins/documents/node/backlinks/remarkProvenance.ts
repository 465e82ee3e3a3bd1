import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { identifierAttribute, importGenerated } from '../../../mdx/node/generatedImport.ts';

/** Name of the import in the compiled document. It can't conflict, because documents don't import anything. */
const NAME = 'documentBacklinks';

/**
 * Appends the sources and backlinks to each document: `<Provenance backlinks={…} />`.
 *
 * Looks up the backlinks by the slug that the front matter parser has set. A document without a slug breaks the
 * contract and gets no backlinks.
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
