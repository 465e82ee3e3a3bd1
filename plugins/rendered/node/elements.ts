import type { Element, ElementContent, RootContent } from 'hast';

/** Whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** The text of a node as it is, with its line feeds. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** Finds the first element in a list of nodes and their descendants. */
export function findElement(
  nodes: readonly RootContent[],
  test: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (node.type === 'element') {
      const found = test(node) ? node : findElement(node.children, test);
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}
