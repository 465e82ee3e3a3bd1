import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../page.ts';

/** The landing page, a document of each kind there is, the fixed pages, and none at all. */
const PAGES = [
  '/',
  '/docker',
  '/interest-rate',
  '/decision-making',
  '/acronym',
  '/disk',
  '/travel-checklist',
  '/focaccia',
  '/about',
  '/docs-rule',
  '/privacy-policy',
  '/search',
  '/search?q=focaccia',
  '/no-such-page',
];

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    for (const path of PAGES) {
      test(`axe finds nothing on ${path}, ${theme}, ${width} px`, async ({ page, faults }) => {
        if (path === '/no-such-page') {
          faults.expect(/no-such-page|status of 404/);
        }
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        // Diagrams are pictures drawn by a library whose themes the specification fixes.
        const { violations } = await new AxeBuilder({ page })
          .exclude('.docusaurus-mermaid-container')
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
        ).toEqual([]);
      });
    }
  }
}
