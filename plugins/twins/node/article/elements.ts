import type { Element, ElementContent } from 'hast';

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

/** Finds the first element among a node and its descendants. */
export function findElement(
  node: ElementContent,
  test: (element: Element) => boolean,
): Element | undefined {
  if (node.type !== 'element') {
    return undefined;
  }
  if (test(node)) {
    return node;
  }
  for (const child of node.children) {
    const found = findElement(child, test);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
