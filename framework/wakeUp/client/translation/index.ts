import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

const hydrate = (root: Element, app: ReactNode): Root =>
  hydrateRoot(root, app, {
    onRecoverableError: (error) => console.error('The page was rendered anew:', error),
  });

/** The same of a page that a translator has changed, by code that few pages need. */
const hydrateTranslated = (root: Element, app: ReactNode): Promise<Root> =>
  import('./hydrateTranslated').then(
    (code) => code.hydrateTranslated(root, app, hydrate),
    // Without that code, the page is rendered anew.
    () => hydrate(root, app),
  );

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
      // What translators put their texts into.
      if (root.querySelector('font')) {
        void hydrateTranslated(root, app).then((hydrated) => {
          page.docusaurusRoot = hydrated;
        });
      } else {
        page.docusaurusRoot = hydrate(root, app);
      }
    },
  };
}
