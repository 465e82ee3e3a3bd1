import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Spoken } from '../Spoken';

/**
 * Tells screen readers the title of a page that a link has led to: nothing is loaded, so that they would say nothing.
 */
export function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) {
      return undefined;
    }
    former.current = pathname;
    // The title is set in the frame after the page is shown.
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  // Not in the page as it is served, where it would only be bytes.
  return (
    useIsBrowser() && (
      <div aria-live="polite">
        <Spoken>{title}</Spoken>
      </div>
    )
  );
}
