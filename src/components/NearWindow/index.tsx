import { type RefObject, useEffect, useState } from 'react';

/** How far from the window counts as near: half a screen, which a reader takes seconds for. */
const MARGIN = '50% 0px';

/** Told on the document when all of it is going to be seen, as on paper. */
export const SHOW_ALL = 'showall';

/**
 * Whether an element is in the window, or has been, or nearly; so that what it takes can wait until then.
 * What is in something closed, such as a panel of tabs, is not near. All is near once {@link SHOW_ALL} is told.
 *
 * @param element - is in the page as long as the component does
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
    const onShowAll = () => setIsNear(true);
    document.addEventListener(SHOW_ALL, onShowAll);
    return () => {
      observer.disconnect();
      document.removeEventListener(SHOW_ALL, onShowAll);
    };
  }, [element, isNear]);
  return isNear;
}
