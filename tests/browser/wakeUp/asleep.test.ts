import { hold } from '../hold.ts';
import { expect, test } from '../page.ts';
import { expectAwake, holdCode } from './code.ts';

test.use({ window: 'own' });

/** A page of each kind. */
const PAGES = ['/', '/about', '/js', '/search?q=focaccia'];

for (const address of PAGES) {
  test(`${address} asks for no script before it is loaded, and wakes up untouched`, async ({
    page,
  }) => {
    await page.goto(address);
    await expectAwake(page);
    const { loaded, asked } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'));
      return {
        loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
        asked: scripts.map(({ name, startTime }) => ({ name, startTime })),
      };
    });
    expect(asked.length).toBeGreaterThan(1);
    expect(Math.min(...asked.map(({ startTime }) => startTime))).toBeGreaterThan(loaded);
  });
}

/** A page that isn't loaded before its fonts, and those. */
const WITH_FONTS = '/interest-rate';
const FONTS = '**/katex/fonts/*.woff2';

test('a touch wakes the page up, however long it is not loaded', async ({ page }) => {
  const release = await hold(page, FONTS);
  await page.goto(WITH_FONTS, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click();
  await expectAwake(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a pointer wakes the page up when it comes to what answers, not over text', async ({
  page,
}) => {
  const release = await hold(page, FONTS);
  await page.goto(WITH_FONTS, { waitUntil: 'domcontentloaded' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.getByRole('heading', { level: 1 }).hover();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).not.toContain('script');
  await page.getByRole('button', { name: /Search/ }).hover();
  await expectAwake(page);
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a link leads on before the code is there, and within the page', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/js');
  const link = page.locator('.table-of-contents a').nth(2);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(`/js${hash}`);
  await expect(page.locator(hash)).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Design' })
    .click();
  await expect(page).toHaveURL('/design');
  release();
  await expectAwake(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read, and its links lead on', async ({ page }) => {
    await page.goto('/js');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JavaScript');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Design' })
      .click();
    await expect(page).toHaveURL('/design');
  });
});
