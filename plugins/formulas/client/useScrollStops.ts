import { useEffect } from 'react';

/** What a formula has that's scrolled by keyboard (ui/ScrollArea.tsx). */
const STOP = { role: 'group', 'aria-label': 'Formula', tabindex: '0' };

/** Makes the formulas of a document that are too wide for their lines stops of the Tab key. */
export function useScrollStops(): void {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const scrolls = target.scrollWidth > target.clientWidth;
        for (const [name, value] of Object.entries(STOP)) {
          if (scrolls) {
            target.setAttribute(name, value);
          } else {
            target.removeAttribute(name);
          }
        }
      }
    });
    for (const formula of document.querySelectorAll('.katex-display')) {
      observer.observe(formula);
    }
    return () => observer.disconnect();
  }, []);
}
