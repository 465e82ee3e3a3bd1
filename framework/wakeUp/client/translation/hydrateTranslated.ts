import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { restoreOriginals } from './originals';

/** Timeout for fetching the page again, in milliseconds; it's usually in the browser's cache. */
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
 * Hydrates a translated page with its original text restored, in one task, so that the original is never
 * painted.
 *
 * @param root - the page's root element
 * @param hydrate - creates a React root from it
 */
export async function hydrateTranslated(
  root: Element,
  app: ReactNode,
  hydrate: (root: Element, app: ReactNode) => Root,
): Promise<Root> {
  // Without it, React renders the page again in English, and the translator translates it again.
  const served = await servedRoot(root.id).catch(() => null);
  const translateAgain = served ? restoreOriginals(root, served) : () => {};
  const hydrated = flushSync(() => hydrate(root, app));
  translateAgain();
  return hydrated;
}
