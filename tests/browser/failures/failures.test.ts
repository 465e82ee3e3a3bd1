import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { input, options } from '../search/dialog.ts';

test.use({ window: 'own' });

// @proves loading.failure
test('the code of the first page does not arrive: the error and a Retry that works', async ({
  page,
  faults,
}) => {
  faults.expect(/assets\/js|ChunkLoadError|Loading chunk/);
  await page.goto('/about');
  let broken = true;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await (broken && text.includes('Mix flour with 80%')
      ? route.abort()
      : route.fulfill({ response }));
  });
  await page.goto('/focaccia');
  const box = page.getByRole('alert');
  await expect(box).toContainText(/Loading chunk .* failed/);
  broken = false;
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overnight Focaccia');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

// @proves preload.failure
test('the code of the next page does not arrive: a warning and a full load of it', async ({
  page,
  faults,
}) => {
  faults.expect(/assets\/js|ChunkLoadError|Loading chunk/);
  await page.goto('/recipe', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const load = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/focaccia'),
  );
  await page.getByRole('article').getByRole('link', { name: 'Overnight Focaccia' }).first().click();
  await load;
  expect(warnings.join('\n')).toMatch(/Loading chunk .* failed/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overnight Focaccia');
});

/**
 * Opens the recipes, and the focaccia from there, whose code now contains what can't be rendered.
 *
 * @param found - the code to break
 * @param broken - what it's replaced with
 */
async function crash(page: Page, found: RegExp, broken: string): Promise<void> {
  await page.goto('/recipe', { waitUntil: 'networkidle' });
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(found, broken) });
  });
  await page.getByRole('article').getByRole('link', { name: 'Overnight Focaccia' }).first().click();
  await expect(crashScreen(page)).toBeVisible();
}

const crashScreen = (page: Page) => page.getByRole('heading', { name: 'This page crashed.' });

/** A step of the recipe, and an object in its place. */
const IN_CONTENT = [/"Mix flour with 80%[^"]*"/, '({})'] as const;

// @proves crash.screen
test('a page that breaks while it is drawn: the crash screen with its message and a way back', async ({
  page,
  faults,
}) => {
  faults.expect(/not valid as a React child|React error|Minified React/);
  await crash(page, ...IN_CONTENT);
  await expect(page.getByText(/Minified React error #31/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(crashScreen(page)).toBeVisible();
});

const WAYS_ON: readonly (readonly [
  name: string,
  go: (page: Page) => Promise<unknown>,
  heading: RegExp,
])[] = [
  ['Back', (page) => page.goBack(), /^Recipes/],
  [
    'a link of the navbar',
    (page) => page.getByRole('navigation', { name: 'Main' }).getByText('Finance').click(),
    /^Bank/,
  ],
  [
    'a link of the footer',
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click(),
    /^About$/,
  ],
  [
    'a hit of the search',
    async (page) => {
      await page.keyboard.press('/');
      await input(page).fill('git');
      await options(page).first().click();
    },
    /Git/,
  ],
];

for (const [name, go, title] of WAYS_ON) {
  test(`a page has crashed: ${name} leads to another one`, async ({ page, faults }) => {
    faults.expect(/not valid as a React child|React error|Minified React/);
    await crash(page, ...IN_CONTENT);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await go(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(crashScreen(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
}

// @proves errors.base-url
test('neither script nor style arrives on the landing page: the banner about the base URL', async ({
  page,
  faults,
}) => {
  faults.expect(/assets\//);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText(
    '/',
  );
});

// @proves errors.storage
test('local storage that cannot be used costs a warning, not the page', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/docker');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(() => warnings.join('\n'))
    .toContain('Docusaurus browser storage is not available');
});
