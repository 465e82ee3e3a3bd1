/**
 * Remembers where an element is: some parts of a page are made anew when it is hydrated, and others are left
 * out.
 *
 * @returns what tells the element, or the one that is in its place below what is left of its ancestors
 */
export function placeOf(element: Element): () => Element {
  const chain: [at: Element, index: number][] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    chain.push([at, Array.prototype.indexOf.call(at.parentElement?.children ?? [], at)]);
  }
  return () => {
    const path: number[] = [];
    for (const [at, index] of chain) {
      if (at.isConnected) {
        return path.reduceRight((found, step) => found.children[step] ?? found, at);
      }
      path.push(index);
    }
    return element;
  };
}
