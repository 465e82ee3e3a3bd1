import type { Element, ElementContent, RootContent } from 'hast';

/** The classes of an element. */
export const classesOf = ({ properties: { className } }: Element): readonly string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** Whether an element has a class. */
export const hasClass = (element: Element, name: string): boolean =>
  classesOf(element).includes(name);

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
