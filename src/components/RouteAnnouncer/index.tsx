import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Spoken } from '../Spoken';

/** Announces the title of the new page to screen readers, which don't notice client-side navigation. */
export function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) {
      return undefined;
    }
    former.current = pathname;
    // The title is set in the frame after the page renders.
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  // Not rendered on the server, where it would have no use.
  return (
    useIsBrowser() && (
      <div aria-live="polite">
        <Spoken>{title}</Spoken>
      </div>
    )
  );
}
