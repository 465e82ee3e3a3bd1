import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme-original/BackToTopButton';
import type { ReactNode } from 'react';

/** The theme's button, once a script can show it: upstream has it, invisible, in every document's HTML. */
export default function BackToTopButtonInBrowser(): ReactNode {
  return useIsBrowser() ? <BackToTopButton /> : null;
}
