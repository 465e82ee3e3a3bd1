import type { List, Node, Parent, Root } from 'mdast';
import { type ComponentNode, isComponent } from '../../mdx/node/attributes.ts';
import { type Fault, faultAt } from '../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../mdx/node/nodes.ts';

/** Matches an item that starts with a plain number instead of an amount component, such as `500 g flour`. */
const WRITTEN_AMOUNT = /^[\d½¼¾⅓⅔⅛]/;

const isList = (node: { readonly type: string }): node is List => node.type === 'list';

export function topComponents(tree: Root, name: string): readonly ComponentNode[] {
  return tree.children.filter((node) => isComponent(node, name));
}

/** The list of steps in a `<Steps>`; `undefined` unless it contains exactly one numbered list and nothing else. */
export function stepList(steps: ComponentNode): List | undefined {
  const [list, ...others] = steps.children as readonly Parent[];
  return others.length === 0 && list !== undefined && isList(list) && list.ordered === true
    ? list
    : undefined;
}

export function listFaults(tree: Root, recipe: ComponentNode): readonly Fault[] {
  const faults: Fault[] = [];
  const add = (node: Node, message: string) => faults.push(faultAt(node, message));
  const allOf = (name: string) => {
    const found = topComponents(tree, name);
    if (found.length === 0) {
      add(recipe, `<Recipe> needs <${name}> on its page, not in another component`);
    }
    return found;
  };
  for (const node of allOf('Ingredients')) {
    if (!(node.children as readonly Node[]).some(isList)) {
      add(node, '<Ingredients> holds no list; begin each ingredient with "- "');
    }
    for (const item of nodesOf(node, 'listItem')) {
      const [first] = item.children;
      const start = first?.type === 'paragraph' ? first.children[0] : undefined;
      if (
        start?.type === 'text' &&
        WRITTEN_AMOUNT.test(start.value) &&
        elementsOf(item, 'Amount').length === 0
      ) {
        add(item, 'an ingredient’s amount is plain text; write <Amount g={…} of="…" />');
      }
    }
  }
  for (const node of allOf('Steps')) {
    if (stepList(node) === undefined) {
      add(node, '<Steps> needs one numbered list and nothing else; begin a step with "1. "');
    }
  }
  return faults;
}
