import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';

/** The page's root element as the server sent it; the page is usually in the browser's cache. */
async function servedRoot(id: string): Promise<Element | null> {
  const signal = AbortSignal.timeout(5000);
  const answer = await fetch(window.location.href, { cache: 'force-cache', signal });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById(id);
}

/** Replaces the translations in an element with the served text, and adds functions that undo it. */
function restoreOriginals(element: Element, served: Element, undo: (() => void)[]): void {
  let at = element.firstChild;
  for (const original of served.childNodes) {
    // Translators wrap their text in these.
    if (original instanceof Text && at?.nodeName === 'FONT') {
      const text = new Text(original.data);
      at.before(text);
      const translation: ChildNode[] = [];
      for (let next = text.nextSibling; next?.nodeName === 'FONT'; next = text.nextSibling) {
        next.remove();
        translation.push(next);
      }
      undo.push(() => text.replaceWith(...translation));
      at = text;
    } else if (at?.nodeName !== original.nodeName) {
      // A translator has reordered the element.
      element.replaceChildren(...served.cloneNode(true).childNodes);
      return;
    } else if (original instanceof Element && at instanceof Element) {
      restoreOriginals(at, original, undo);
    }
    at = at?.nextSibling ?? null;
  }
}

/**
 * Hydrates a translated page with its original text restored, in one task, so that the original is never
 * painted. Otherwise, React would render the page again in English, and the translator translate it again.
 *
 * @param hydrate - creates a React root from the page's root element
 */
export async function hydrateTranslated(
  root: Element,
  app: ReactNode,
  hydrate: (root: Element, app: ReactNode) => Root,
): Promise<Root> {
  const served = await servedRoot(root.id).catch(() => null);
  const undo: (() => void)[] = [];
  if (served) {
    restoreOriginals(root, served, undo);
  }
  const hydrated = flushSync(() => hydrate(root, app));
  for (const translateAgain of undo) {
    translateAgain();
  }
  return hydrated;
}
