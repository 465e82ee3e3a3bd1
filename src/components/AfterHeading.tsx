import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useRouteContext from '@docusaurus/useRouteContext';
import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react';

/** The headings of its pages come from the front matter and precede the content. */
const DOCUMENTS = 'docusaurus-plugin-content-docs';

/** Whether a page may render in two steps: not if it was served, or has to scroll back to where it was. */
function useIsInSteps(): boolean {
  const isBrowser = useIsBrowser();
  const { action } = useHistory();
  const { plugin } = useRouteContext();
  return isBrowser && plugin.name === DOCUMENTS && action === 'PUSH';
}

/** Keeps whatever is below the content off the screen, and the heading on it. */
function Space(): ReactNode {
  useLayoutEffect(() => {
    // Not returned: newer browsers' methods return a promise, which React would call as a cleanup.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return <div style={{ minBlockSize: '100vh' }} />;
}

/** Goes to the section that the link leads to. The framework does that with the heading, when it isn't there yet. */
function ToSection({ id }: { readonly id: string }): null {
  useLayoutEffect(() => {
    document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return null;
}

/**
 * The content after a document's heading. After navigation, it renders one frame later, in slices: a long document
 * takes half a second on a slow device, and readers first check the heading.
 */
export function AfterHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const isInSteps = useIsInSteps();
  const isTurn = useDeferredValue(true, isInSteps ? false : undefined);
  const { hash } = useHistory().location;
  const [section] = useState(isInSteps && decodeURIComponent(hash.slice(1)));
  if (!isTurn) {
    return <Space />;
  }
  return (
    <>
      {children}
      {section && <ToSection id={section} />}
    </>
  );
}
