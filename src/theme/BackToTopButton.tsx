import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme-original/BackToTopButton';
import type { ReactNode } from 'react';

/**
 * The theme's button, rendered only in the browser: upstream includes it, invisible, in every document's
 * HTML.
 */
export default function BackToTopButtonInBrowser(): ReactNode {
  return useIsBrowser() ? <BackToTopButton /> : null;
}
