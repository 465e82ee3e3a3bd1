import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Widths of a table's columns in CSS pixels, from the first change of its rows on: columns then stay
 * where they are while rows come and go, and the browser need not look at every cell to find them.
 *
 * @param table - the table
 * @returns the widths, none while the browser finds them itself, and how to take them
 */
export function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
): readonly [readonly number[] | undefined, () => void] {
  const [widths, setWidths] = useState<readonly number[]>();

  const take = useCallback(() => {
    const heads: readonly Element[] = Array.from(table.current?.querySelectorAll('thead th') ?? []);
    const measured = heads.map((head) => head.getBoundingClientRect().width);
    setWidths((before) => before ?? measured);
  }, [table]);

  useEffect(() => {
    const giveBack = () => setWidths(undefined);
    window.addEventListener('resize', giveBack);
    return () => window.removeEventListener('resize', giveBack);
  }, []);

  return [widths, take];
}
