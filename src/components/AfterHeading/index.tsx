import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useRouteContext from '@docusaurus/useRouteContext';
import { type ReactNode, useDeferredValue } from 'react';

/** The headings of its pages come from the front matter and precede the content. */
const DOCUMENTS = 'docusaurus-plugin-content-docs';

/** Whether a page may render in two steps: not if it was served, or has to scroll to a heading or back. */
function useIsInSteps(): boolean {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const { plugin } = useRouteContext();
  return isBrowser && plugin.name === DOCUMENTS && action === 'PUSH' && location.hash === '';
}

/**
 * The content after a document's heading. After navigation, it renders one frame later, in slices: a long document
 * takes half a second on a slow device, and readers first check the heading.
 */
export function AfterHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const isTurn = useDeferredValue(true, useIsInSteps() ? false : undefined);
  // Keeps whatever is below the content off the screen until then.
  return isTurn ? children : <div style={{ minBlockSize: '100vh' }} />;
}
