import type { Page } from '@playwright/test';
import { expect } from '../page.ts';

/** Returns the top of an element and the bottom edge of what covers the page there, once nothing moves anymore. */
async function placeOf(page: Page, id: string) {
  return page.evaluate(async (name) => {
    for (let frames = 0, before = Number.NaN; frames < 10; ) {
      await new Promise(requestAnimationFrame);
      frames = window.scrollY === before ? frames + 1 : 0;
      before = window.scrollY;
    }
    const element = document.getElementById(name) as HTMLElement;
    const bottomOf = (covering: Element | null | undefined) =>
      covering?.getBoundingClientRect().bottom ?? 0;
    return {
      top: element.getBoundingClientRect().top,
      // On a narrow viewport, the contents are below the navbar.
      navbar: Math.max(
        ...['.navbar', '.theme-doc-toc-mobile'].map((name) =>
          bottomOf(document.querySelector(name)),
        ),
      ),
      head: bottomOf(element.closest('table')?.tHead),
    };
  }, id);
}

/** Expects a row to be in view, below the navbar and its table's head. */
export async function expectRowInView(page: Page, id: string): Promise<void> {
  await expect(page.locator(`tr[id="${id}"][data-marked]`)).toBeInViewport();
  const { top, navbar, head } = await placeOf(page, id);
  expect(top).toBeGreaterThanOrEqual(Math.max(navbar, head) - 1);
}

/** Expects a heading to be right below the navbar. */
export async function expectHeadingBelowNavbar(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  const { top, navbar } = await placeOf(page, id);
  expect(top - navbar).toBeGreaterThanOrEqual(0);
  expect(top - navbar).toBeLessThanOrEqual(24);
}

/**
 * Navigates to rows of each table as a link does: the first, the last, and the tallest one.
 *
 * @returns how many rows the tables have, and those that are covered or out of view there
 */
export const coveredRows = (
  page: Page,
): Promise<{ readonly count: number; readonly covered: readonly string[] }> =>
  page.evaluate(() => {
    const navbar = document.querySelector('.navbar') as Element;
    const tables = [...document.querySelectorAll('table')].map((table) => ({
      table,
      rows: [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[id]')],
    }));
    const covered = tables.flatMap(({ table, rows }) => {
      const heights = rows.map((row) => row.offsetHeight);
      const tallest = rows[heights.indexOf(Math.max(...heights))];
      const chosen = new Set([rows[0], tallest, rows.at(-1)].filter((row) => row !== undefined));
      return [...chosen]
        .filter((row) => {
          row.scrollIntoView();
          const { top, bottom } = row.getBoundingClientRect();
          const head = table.tHead?.getBoundingClientRect().bottom ?? 0;
          const edge = Math.max(navbar.getBoundingClientRect().bottom, head) - 1;
          return top < edge || bottom > window.innerHeight;
        })
        .map(({ id }) => id);
    });
    return { count: tables.reduce((sum, { rows }) => sum + rows.length, 0), covered };
  });
