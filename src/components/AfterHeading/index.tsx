import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useRouteContext from '@docusaurus/useRouteContext';
import { type ReactNode, useDeferredValue } from 'react';

/** The headings of its pages come from the front matter and precede the content. */
const DOCUMENTS = 'docusaurus-plugin-content-docs';

/**
 * Whether a page opened by a link may render in two steps: first its heading, a moment later the rest.
 *
 * Not for the page that was served, which is complete, and not for links to a heading or back navigation: the
 * browser has to scroll to a position that needs the full page.
 */
function useIsInSteps(): boolean {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const { plugin } = useRouteContext();
  return isBrowser && plugin.name === DOCUMENTS && action === 'PUSH' && location.hash === '';
}

/**
 * The content after a document's heading. After navigation it renders one frame later than the heading, in
 * slices: a long document takes half a second on a slow device, and readers first check the heading.
 */
export function AfterHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const isTurn = useDeferredValue(true, useIsInSteps() ? false : undefined);
  // Keeps whatever is below the content off the screen until then.
  return isTurn ? children : <div style={{ minBlockSize: '100vh' }} />;
}
