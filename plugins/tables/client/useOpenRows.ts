import { useWindowSize } from '@docusaurus/theme-common';
import { type MouseEvent, type RefObject, startTransition, useEffect, useState } from 'react';

/** What is pressed for something else than opening the row that it's in. */
const OTHER_TARGETS = 'a, button:not([aria-expanded])';

/** Whether the columns of a table don't fit on a narrow viewport. */
function useOverflows(table: RefObject<HTMLTableElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  const size = useWindowSize();
  useEffect(() => {
    const [rows] = table.current?.tBodies ?? [];
    if (size !== 'mobile' || rows === undefined) {
      setOverflows(false);
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      // Renders each row again.
      startTransition(() =>
        setOverflows((before) => before || rows.scrollWidth > rows.clientWidth),
      );
    });
    observer.observe(rows);
    return () => observer.disconnect();
  }, [table, size]);
  return overflows;
}

/**
 * Rows that open as lists of labels and values, on narrow viewports where a table's columns don't fit.
 *
 * @param arrivedAt - ID of the row that the URL's hash targets, which is open at first
 * @returns whether rows open, which ones are open, and what a press on the rows does
 */
export function useOpenRows(
  table: RefObject<HTMLTableElement | null>,
  arrivedAt: string | undefined,
) {
  const canOpen = useOverflows(table);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  useEffect(() => {
    if (arrivedAt !== undefined) {
      setOpen((before) => new Set([...before, arrivedAt]));
    }
  }, [arrivedAt]);

  const onPress = ({ target }: MouseEvent<HTMLElement>) => {
    const pressed = target as Element;
    const id = pressed.closest<HTMLElement>('tr')?.dataset.row;
    if (id === undefined || pressed.closest(OTHER_TARGETS)) {
      return;
    }
    // A press that ends the selection of a text.
    if (getSelection()?.isCollapsed === false && !pressed.closest('button')) {
      return;
    }
    setOpen((before) => {
      const after = new Set(before);
      return after.delete(id) ? after : after.add(id);
    });
  };
  return { open: canOpen ? open : undefined, onPress: canOpen ? onPress : undefined };
}
