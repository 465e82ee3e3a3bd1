import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { isTranslated, restoreOriginals } from './originals';

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

const hydrate = (root: Element, app: ReactNode): Root =>
  hydrateRoot(root, app, {
    onRecoverableError: (error) => console.error('The page was rendered anew:', error),
  });

/** Hydrates a translated page over its original texts: in one task, so that nobody sees them. */
async function hydrateTranslated(root: Element, app: ReactNode): Promise<Root> {
  // Without it, the page is rendered anew in English, and a translator translates it again.
  const served = await servedRoot(root.id).catch(() => null);
  const translateAgain = served ? restoreOriginals(root, served) : () => {};
  const hydrated = flushSync(() => hydrate(root, app));
  translateAgain();
  return hydrated;
}

/**
 * Has the framework hydrate a page that a browser's translator has changed, and keep the translation: the framework
 * takes `window.docusaurusRoot` for a root that it has made before, and renders into it.
 *
 * @see node_modules/@docusaurus/core/lib/client/clientEntry.js
 */
export function keepTranslation(): void {
  const page = window as { docusaurusRoot?: Pick<Root, 'render'> };
  page.docusaurusRoot = {
    render(app) {
      const root = document.getElementById('__docusaurus') as HTMLElement;
      if (isTranslated(root)) {
        void hydrateTranslated(root, app).then((hydrated) => {
          page.docusaurusRoot = hydrated;
        });
      } else {
        page.docusaurusRoot = hydrate(root, app);
      }
    },
  };
}
