import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ANNOUNCED } from './announce';
import { VisuallyHidden } from './VisuallyHidden';

/** Tells screen readers the title of a new page, because they don't notice client-side navigation, and what's announced. */
export function Announcer(): ReactNode {
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) {
      return undefined;
    }
    former.current = pathname;
    // The title is set in the frame after the page renders.
    const observer = new MutationObserver(() => setText(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  useEffect(() => {
    const onAnnounced = (event: Event) => setText((event as CustomEvent<string>).detail);
    window.addEventListener(ANNOUNCED, onAnnounced);
    return () => window.removeEventListener(ANNOUNCED, onAnnounced);
  }, []);
  // Not rendered on the server, where it would have no use.
  return (
    useIsBrowser() && (
      <div aria-live="polite">
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
    )
  );
}
