import { startTransition, useEffect, useState } from 'react';

/** Whether there is room for the sidebar; not known to the server, nor to a page that is not hydrated. */
type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Where the framework's stylesheet changes from one to the other, in pixels. */
const DESKTOP_BREAKPOINT = 996;

/**
 * Tells how wide the window is, once the page is hydrated.
 *
 * Stands for the framework's own, by which the sidebar, the table of contents and the menu are rendered anew in
 * one task.
 *
 * @param options - `desktopBreakpoint` is the width, in pixels, above which the window counts as a desktop's
 */
export function useWindowSize({
  desktopBreakpoint = DESKTOP_BREAKPOINT,
}: {
  readonly desktopBreakpoint?: number;
} = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = () =>
      startTransition(() => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
