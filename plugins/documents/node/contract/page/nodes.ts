import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsx, type Jsx } from './jsx.ts';

/** The nodes of a document with one of these types, in order. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Root,
  ...types: readonly Type[]
): readonly Extract<Nodes, { readonly type: Type }>[] {
  const nodes: Nodes[] = [];
  visit(tree, [...types], (node) => {
    nodes.push(node);
  });
  return nodes as Extract<Nodes, { readonly type: Type }>[];
}

/**
 * The components and HTML elements of a document, in order.
 *
 * @param name - of the elements; by default, all
 */
export const elementsOf = (tree: Root, name?: string): readonly Jsx[] =>
  nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').filter(
    (node) => isJsx(node) && (name === undefined || node.name === name),
  );
