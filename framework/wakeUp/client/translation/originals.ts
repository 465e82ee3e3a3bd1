/** A text node as served, and the translation that replaced it. */
interface Swap {
  readonly text: Text;
  readonly translation: readonly Node[];
}

/** Translators wrap their text in these. */
const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Replaces consecutive translations with their original text. */
function swap(first: Element, served: Text): Swap {
  const text = new Text(served.data);
  first.before(text);
  const translation: Node[] = [];
  for (let at = text.nextSibling; isTranslation(at); at = text.nextSibling) {
    at.remove();
    translation.push(at);
  }
  return { text, translation };
}

/** Does the same for all descendants. Where a translator reordered an element, it gets the served order. */
function swapsIn(element: Element, served: Element): readonly Swap[] {
  const swaps: Swap[] = [];
  let at = element.firstChild;
  for (const original of served.childNodes) {
    if (original instanceof Text && isTranslation(at)) {
      const swapped = swap(at, original);
      swaps.push(swapped);
      at = swapped.text;
    } else if (at?.nodeName !== original.nodeName) {
      element.replaceChildren(...served.cloneNode(true).childNodes);
      return [];
    } else if (original instanceof Element && at instanceof Element) {
      swaps.push(...swapsIn(at, original));
    }
    at = at?.nextSibling ?? null;
  }
  return swaps;
}

/**
 * Replaces translations with the served text.
 *
 * @param element - of the page
 * @param served - the same element as the server sent it
 * @returns a function that shows the translations again, for text that's still there
 */
export function restoreOriginals(element: Element, served: Element): () => void {
  const swaps = swapsIn(element, served);
  return () => {
    for (const { text, translation } of swaps) {
      text.replaceWith(...translation);
    }
  };
}
