/** A text as it was served, and what a translator shows instead of it. */
interface Swap {
  readonly text: Text;
  readonly translation: readonly Node[];
}

/** What translators put their texts into. */
const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Takes translations that follow one another out of the page, and puts the text there that they were made of. */
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

/** The same for all of an element; where a translator has reordered it, the element is as it was served afterwards. */
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
 * Puts the texts that were served in the place of their translations.
 *
 * @param element - of the page
 * @param served - the same element as the server sent it
 * @returns what shows the translations again of all texts that are still there
 */
export function restoreOriginals(element: Element, served: Element): () => void {
  const swaps = swapsIn(element, served);
  return () => {
    for (const { text, translation } of swaps) {
      text.replaceWith(...translation);
    }
  };
}
