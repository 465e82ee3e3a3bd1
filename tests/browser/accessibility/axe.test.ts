import { expect } from '../page.ts';
import { test } from '../visit.ts';
import { expectLaidOut } from '../wakeUp/code.ts';
import { expectAccessible } from './violations.ts';

const NO_PAGE = '/no-such-page';

/** The landing page, a document of each kind, the fixed pages, and a missing page. */
const PAGES = [
  '/',
  '/docker',
  '/interest-rate',
  '/decision-making',
  '/schengen-stay',
  '/disk',
  '/travel-checklist',
  '/focaccia',
  '/about',
  '/docs-rule',
  '/privacy-policy',
  '/search',
  '/search?q=focaccia',
  NO_PAGE,
];

const SCREENS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
];

for (const { theme, width } of SCREENS) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path}, ${theme}, ${width} px`, async ({ page, visit, faults }) => {
      if (path === NO_PAGE) {
        faults.expect(/no-such-page|status of 404/);
      }
      await visit(path, { width, theme });
      await expectLaidOut(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
    });
  }
}
