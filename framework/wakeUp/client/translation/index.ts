import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

const hydrate = (root: Element, app: ReactNode): Root =>
  hydrateRoot(root, app, {
    onRecoverableError: (error) => console.error('The page was rendered anew:', error),
  });

/** Hydrates a page that a translator changed. The code is in a separate chunk, because few pages need it. */
const hydrateTranslated = (root: Element, app: ReactNode): Promise<Root> =>
  import('./hydrateTranslated').then(
    (code) => code.hydrateTranslated(root, app, hydrate),
    // If the code doesn't load, React renders the page again.
    () => hydrate(root, app),
  );

/**
 * Makes the framework hydrate a page that a browser's translator changed, and keeps the translation. The
 * framework treats `window.docusaurusRoot` as an existing root and renders into it.
 *
 * @see node_modules/@docusaurus/core/lib/client/clientEntry.js
 */
export function keepTranslation(): void {
  const page = window as { docusaurusRoot?: Pick<Root, 'render'> };
  page.docusaurusRoot = {
    render(app) {
      const root = document.getElementById('__docusaurus') as HTMLElement;
      // Translators wrap their text in these.
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
