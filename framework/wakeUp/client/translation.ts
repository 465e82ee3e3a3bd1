import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepLinks } from './links';

function hydrate(root: Element, app: ReactNode): Root {
  keepLinks();
  return hydrateRoot(root, app, {
    onRecoverableError: (error) => console.error('The page was rendered anew:', error),
  });
}

/**
 * Makes the framework hydrate a page that a browser's translator changed, and keeps the translation. The
 * framework treats `window.docusaurusRoot` as an existing root and renders into it.
 *
 * @see node_modules/@docusaurus/core/lib/client/clientEntry.js
 */
export function keepTranslation(): void {
  const page = window as { docusaurusRoot?: Pick<Root, 'render'> };
  page.docusaurusRoot = {
    async render(app) {
      const root = document.getElementById('__docusaurus') as HTMLElement;
      // Translators wrap their text in these. Few pages need the code, so it's in a separate chunk; if that
      // doesn't load, React renders the page again.
      const code =
        root.querySelector('font') && (await import('./hydrateTranslated').catch(() => null));
      page.docusaurusRoot = code
        ? await code.hydrateTranslated(root, app, hydrate)
        : hydrate(root, app);
    },
  };
}
