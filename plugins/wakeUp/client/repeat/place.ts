/**
 * Remembers where an element stands: some parts of a page are made anew when it is hydrated.
 *
 * @returns what tells the element, or the one that stands in its place by now
 */
export function placeOf(element: Element): () => Element {
  const path: number[] = [];
  for (let at = element; at.parentElement; at = at.parentElement) {
    path.push(Array.prototype.indexOf.call(at.parentElement.children, at));
  }
  return () =>
    element.isConnected
      ? element
      : path.reduceRight(
          (at, index) => at.children[index] ?? at,
          document.documentElement as Element,
        );
}
