import { startTransition, useEffect, useState } from 'react';

/** Whether there's room for the sidebar; unknown on the server and before hydration ('ssr'). */
type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The breakpoint of the framework's stylesheet, in pixels at the default font size. */
const DESKTOP_BREAKPOINT = 996;

/** The default font size, which `em` means in media queries (framework/styles). */
const FONT_SIZE = 16;

/**
 * Returns the window size for the reader's font size, once the page is hydrated.
 *
 * Replaces the framework's hook, which rerenders the sidebar, the table of contents, and the menu in one
 * task.
 *
 * @param options - `desktopBreakpoint` is the width, in pixels at the default font size, above which the
 *   window is a desktop
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
