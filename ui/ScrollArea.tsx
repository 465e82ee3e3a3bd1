import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ScrollArea.module.css';

interface ScrollAreaProps {
  /** For screen readers, such as "Table". */
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls wide content sideways, so that the page doesn't. Focusable while there's something to scroll. */
export function ScrollArea({ label, children }: ScrollAreaProps): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (element === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={area}
      className={styles.area}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
