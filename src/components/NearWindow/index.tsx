import { type RefObject, useEffect, useState } from 'react';

/** How far from the window counts as near: half a screen, which a reader takes seconds for. */
const MARGIN = '50% 0px';

/**
 * Whether an element is in the window, or has been, or nearly; so that what it takes can wait until then.
 * What stands in something closed, such as a panel of tabs, is not near.
 *
 * @param element - stands in the page as long as the component does
 * @returns `false` on the server and at first
 */
export function useNearWindow(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
