import type { Nodes } from 'mdast';
import type { ComponentNode } from './attributes.ts';

/**
 * The nodes of a document with one of these types, in order.
 *
 * `unist-util-visit` defines a function for each node that it passes. Since each rule passes all of them, that took a
 * fifth of the time of checking the documents.
 */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
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

/** The components and HTML elements of a document with one of these names, in order; without names, all of them. */
export const elementsOf = (tree: Nodes, ...names: readonly string[]): readonly ComponentNode[] =>
  nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').filter(
    ({ name }) => names.length === 0 || names.includes(String(name)),
  );
