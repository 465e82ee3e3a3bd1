import type { Nodes, Root } from 'mdast';
import { isJsx, type Jsx } from './jsx.ts';

/**
 * The nodes of a document with one of these types, in order.
 *
 * `unist-util-visit` defines a function for each node that it passes. Since each rule passes all of them, that took a
 * fifth of the time of checking the documents.
 */
export function nodesOf<Type extends Nodes['type']>(
  tree: Root,
  ...types: readonly Type[]
): readonly Extract<Nodes, { readonly type: Type }>[] {
  const nodes: Nodes[] = [];
  const collect = (node: Nodes): void => {
    if ((types as readonly string[]).includes(node.type)) {
      nodes.push(node);
    }
    if ('children' in node) {
      node.children.forEach(collect);
    }
  };
  collect(tree);
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
