import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { restoreOriginals } from './originals';

/** How long the page may take to come a second time, in milliseconds; the browser's cache has it. */
const LIMIT_MS = 5000;

/** The page's root element as the server sent it. */
async function servedRoot(id: string): Promise<Element | null> {
  const answer = await fetch(window.location.href, {
    cache: 'force-cache',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById(id);
}

/**
 * Hydrates a translated page over its original texts: in one task, so that nobody sees them.
 *
 * @param root - the page's root element
 * @param hydrate - makes a root of React of it
 */
export async function hydrateTranslated(
  root: Element,
  app: ReactNode,
  hydrate: (root: Element, app: ReactNode) => Root,
): Promise<Root> {
  // Without it, the page is rendered anew in English, and a translator translates it again.
  const served = await servedRoot(root.id).catch(() => null);
  const translateAgain = served ? restoreOriginals(root, served) : () => {};
  const hydrated = flushSync(() => hydrate(root, app));
  translateAgain();
  return hydrated;
}
