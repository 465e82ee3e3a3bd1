import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/* Replaces modules of the framework that render too much in one task once the page is hydrated. */

/** The default font size, which `em` means in media queries (framework/styles). */
const FONT_SIZE = 16;

/** Whether the page is hydrated. */
export const Context = createContext(false);

/** Tells components that they run in a browser, once the page is hydrated. */
export function BrowserContextProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => startTransition(() => setBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}

/**
 * Whether there's room for the sidebar at the reader's font size; `ssr` until the page is hydrated. The
 * breakpoint is in pixels at the default font size.
 */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const narrow = matchMedia(`(max-width: ${desktopBreakpoint / FONT_SIZE}em)`);
    const update = () => startTransition(() => setSize(narrow.matches ? 'mobile' : 'desktop'));
    update();
    narrow.addEventListener('change', update);
    return () => narrow.removeEventListener('change', update);
  }, [desktopBreakpoint]);
  return size;
}
