import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { identifierAttribute, importGenerated } from '../../../mdx/node/generatedImport.ts';

/** Name of the import in the document's code; no document can have it, since it imports nothing. */
const NAME = 'documentList';

/**
 * Gives each `<DocumentList />` of a document what the build has found to list there.
 *
 * The address by which it is found is the one that the front matter parser has set; a document without
 * one breaks the contract, and lists nothing.
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
