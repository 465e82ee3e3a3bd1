/**
 * Remembers the position of an element, because hydration recreates some parts of a page and drops others.
 *
 * @returns a function that returns the element, or the one now in its position below its remaining ancestors
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
