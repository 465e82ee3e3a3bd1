import type { Page } from '@playwright/test';
import { expectRowInView } from '../documents/landing.ts';
import { expect, test } from '../page.ts';
import { expectAwake, expectLaidOut, holdCode } from './code.ts';

test.use({ window: 'own' });

const LONG = '/interest-rate';

/** Whether the browser has laid out the end of the document. */
const isEndLaidOut = (page: Page) =>
  page
    .locator('.markdown > :last-child > :first-child')
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** Expects the document to be completely laid out, without traces of omitted parts. */
async function expectWhole(page: Page): Promise<void> {
  await expectLaidOut(page);
  await expect(page.locator('.markdown > [style*="content-visibility"]')).toHaveCount(0);
  expect(await isEndLaidOut(page)).toBe(true);
}

/** Waits until the page's height is stable for several frames. */
const standsStill = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0, height = 0; frames < 10; ) {
      await new Promise(requestAnimationFrame);
      frames = document.documentElement.scrollHeight === height ? frames + 1 : 0;
      height = document.documentElement.scrollHeight;
    }
  });

test('what is far below is laid out when the page has woken up', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto(LONG);
  await expect(page.getByRole('contentinfo')).toContainText('Copyright');
  expect(await isEndLaidOut(page)).toBe(false);
  release();
  await expectAwake(page);
  await expectWhole(page);
});

test('it is at once for a reader whose link leads there, and stays in its place', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto(LONG);
  await page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'Overpaying' }).click();
  const heading = page.getByRole('heading', { level: 3, name: 'Overpaying' });
  await expect(heading).toBeInViewport();
  const top = (await heading.boundingBox())?.y;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
  release();
  await expectAwake(page);
  await expectWhole(page);
  expect((await heading.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
});

for (const [place, path] of [
  ['between blocks', LONG],
  // Browsers' scroll anchoring doesn't work there.
  ['inside a table', '/plug-and-voltage'],
] as const) {
  test(`a reader who has scrolled on stays in place ${place}`, async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: 9000, behavior: 'instant' }));
    await standsStill(page);
    const seen = await page.evaluateHandle(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2) as Element,
    );
    const top = await seen.evaluate((element) => element.getBoundingClientRect().top);
    release();
    await expectAwake(page);
    await expectWhole(page);
    const moved = await seen.evaluate(
      (element, before) => Math.abs(element.getBoundingClientRect().top - before),
      top,
    );
    // Blocks may move slightly, because their margins collapse again.
    expect(moved).toBeLessThan(5);
  });
}

for (const height of [720, 900]) {
  test(`a link to a row of a long table still shows it once all rows are laid out, ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/plug-and-voltage#TH');
    await expectWhole(page);
    await expectRowInView(page, 'TH');
  });
}

test('the contents of the page mark where a reader is who scrolls before', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/css-grid');
  await page.evaluate(() => window.scrollTo({ top: 6000, behavior: 'instant' }));
  release();
  await expectAwake(page);
  await expectWhole(page);
  const marked = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  const name = (await marked.textContent()) ?? '';
  // Scrolling on updates the mark with the final heights, which must give the same heading.
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => {
      document.addEventListener('scroll', resolve, { once: true });
    });
    window.scrollBy({ top: 1, behavior: 'instant' });
    await scrolled;
  });
  await expect(marked).toHaveText(name);
});

test('scripts that are never answered leave nothing out for long', async ({ page }) => {
  await page.clock.install();
  await holdCode(page);
  await page.goto(LONG);
  await expect(page.getByRole('contentinfo')).toContainText('Copyright');
  await page.clock.runFor(5_000);
  expect(await isEndLaidOut(page)).toBe(false);
  await page.clock.runFor(10_000);
  expect(await isEndLaidOut(page)).toBe(true);
});

test('without scripts, nothing is left out', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(LONG);
  await expect(page.locator('html')).not.toHaveAttribute('data-below');
  await context.close();
});
