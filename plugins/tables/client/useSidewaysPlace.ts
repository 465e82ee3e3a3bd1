import { useLocation } from '@docusaurus/router';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How far tables are scrolled sideways, by table and entry of the history; lost with the page. */
const places = new Map<string, number>();

/**
 * Scrolls a table back to where it was when the reader returns to an entry of the history. Browsers only restore the
 * place of the page.
 *
 * @param name - unique on the page
 * @returns tells how far the table is scrolled now
 */
export function useSidewaysPlace(
  table: RefObject<HTMLTableElement | null>,
  name: string,
): (left: number) => void {
  const { pathname, key = '' } = useLocation();
  const entry = `${pathname} ${key} ${name}`;
  const current = useRef(0);
  useLayoutEffect(() => {
    // A link to a row adds an entry, and leaves the table as it is.
    const left = places.get(entry) ?? current.current;
    places.set(entry, left);
    if (left !== current.current) {
      table.current?.tBodies[0]?.scrollTo({ left, behavior: 'instant' });
    }
  }, [table, entry]);
  return (left) => {
    current.current = left;
    places.set(entry, left);
  };
}
