import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { identifierAttribute, importGenerated } from '../../../mdx/node/generatedImport.ts';

/** Name of the import in the compiled document. It can't conflict, because documents don't import anything. */
const NAME = 'documentList';

/**
 * Passes the list that the build has collected to each `<DocumentList />` of a document.
 *
 * Looks up the list by the slug that the front matter parser has set. A document without a slug breaks the contract,
 * and its list is empty.
 */
export const remarkDocumentList: Plugin<[], Root> = () => (tree, file) => {
  const { slug } = (file.data.frontMatter ?? {}) as { slug?: string };
  if (slug === undefined) {
    return;
  }
  let isUsed = false;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (element.name === 'DocumentList') {
      element.attributes.push(identifierAttribute('entries', NAME));
      isUsed = true;
    }
  });
  if (isUsed) {
    importGenerated(tree, NAME, `documents/default/lists${slug}.json`);
  }
};
