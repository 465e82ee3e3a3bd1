import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { addImport } from './program.ts';

/**
 * Imports components at the top of a document, so that only documents that use them load their code. Components in the
 * registry are loaded on every page.
 *
 * @param names - exports of the module
 * @param module - such as `@site/plugins/recipes/client`
 */
export const importComponents = (tree: Root, names: readonly string[], module: string): void =>
  addImport(tree, Object.fromEntries(names.map((name) => [name, name])), module);

/** An attribute with a string value: `attribute="text"`. */
export const textAttribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** A component in block position, not inside a paragraph. */
export const component = (
  name: string,
  attributes: MdxJsxFlowElement['attributes'],
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({ type: 'mdxJsxFlowElement', name, attributes, children });
