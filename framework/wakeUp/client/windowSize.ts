import { startTransition, useEffect, useState } from 'react';

/** Whether there is room for the sidebar; not known to the server, nor to a page that is not hydrated. */
type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Where the framework's stylesheet changes from one to the other, in pixels at the default font size. */
const DESKTOP_BREAKPOINT = 996;

/** The default font size, which `em` means in the conditions of the stylesheet (framework/styles). */
const FONT_SIZE = 16;

/**
 * Tells how wide the window is for the reader's font size, once the page is hydrated.
 *
 * Stands for the framework's own, by which the sidebar, the table of contents and the menu are rendered anew in
 * one task.
 *
 * @param options - `desktopBreakpoint` is the width, in pixels at the default font size, above which the window counts
 * as a desktop's
 */
export function useWindowSize({
  desktopBreakpoint = DESKTOP_BREAKPOINT,
}: {
  readonly desktopBreakpoint?: number;
} = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const narrow = matchMedia(`(max-width: ${desktopBreakpoint / FONT_SIZE}em)`);
    const update = () => startTransition(() => setSize(narrow.matches ? 'mobile' : 'desktop'));
    update();
    narrow.addEventListener('change', update);
    return () => narrow.removeEventListener('change', update);
  }, [desktopBreakpoint]);
  return size;
}
