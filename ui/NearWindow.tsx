import { type RefObject, useEffect, useState } from 'react';

/** Elements within half a viewport count as near: scrolling there takes a reader seconds. */
const MARGIN = '50% 0px';

/** Dispatched on the document before everything becomes visible, as in print. */
export const SHOW_ALL = 'showall';

/**
 * Whether an element is, or has been, in or near the viewport; `false` at first. Content of a closed container isn't
 * near. After {@link SHOW_ALL}, everything is.
 *
 * @param element - must be in the page as long as the component is
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
