import type { Page, Route } from '@playwright/test';
import { expect, test } from '../page.ts';
import { answerCode, forgetScripts, holdCode, linkToFocaccia, openRecipes } from './code.ts';

// What a page asks for late is of no concern once its test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the browser says of code that is not there or cannot be run. */
const CODE_FAILED =
  /assets\/js|ChunkLoadError|Loading chunk|Unexpected (?:end of input|token)|Invalid or unexpected token/;

/** What can come instead of the code of a page. */
const ANSWERS: readonly (readonly [string, (route: Route, text: string) => Promise<void>])[] = [
  ['is not there', (route) => route.fulfill({ status: 404, body: 'nothing here' })],
  ['breaks the server', (route) => route.fulfill({ status: 500, body: 'broken' })],
  [
    'is cut short',
    (route, text) =>
      route.fulfill({ body: text.slice(0, text.length / 2), contentType: 'text/javascript' }),
  ],
  [
    'is another page',
    (route) => route.fulfill({ body: '<!doctype html><p>A page.</p>', contentType: 'text/html' }),
  ],
];

for (const [what, answer] of ANSWERS) {
  // @proves loading.failure
  test(`the code of the first page ${what}: a red box with the error and a Retry that works`, async ({
    page,
    faults,
  }) => {
    faults.expect(CODE_FAILED);
    let broken = true;
    await answerCode(page, (route, text) =>
      broken ? answer(route, text) : route.fulfill({ body: text, contentType: 'text/javascript' }),
    );
    await page.goto('/focaccia');
    const box = page.getByRole('alert');
    await expect(box).toContainText(/Loading chunk .* failed/);
    const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    broken = false;
    await forgetScripts(page);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(heading(page)).toHaveText('Overnight Focaccia');
    await expect(box).toHaveCount(0);
  });

  // @proves preload.failure
  test(`the code of the next page ${what}: a warning and a full load of it`, async ({
    page,
    faults,
  }) => {
    faults.expect(CODE_FAILED);
    await openRecipes(page);
    const warnings: string[] = [];
    let loads = 0;
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    page.on('request', (request) => {
      loads += request.isNavigationRequest() && request.url().endsWith('/focaccia') ? 1 : 0;
    });
    await answerCode(page, (route, text) =>
      loads === 0
        ? answer(route, text)
        : route.fulfill({ body: text, contentType: 'text/javascript' }),
    );
    await linkToFocaccia(page).click();
    await expect.poll(() => loads).toBe(1);
    expect(warnings.join('\n')).toMatch(/Loading chunk .* failed/);
    await expect(heading(page)).toHaveText('Overnight Focaccia');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

// @proves preload.failure
test('the network goes away in the middle of a navigation, and comes back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/assets\/js|ChunkLoadError|Loading chunk|INTERNET_DISCONNECTED/);
  await openRecipes(page);
  await context.setOffline(true);
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await linkToFocaccia(page).click();
  expect((await warned).text()).toMatch(/Loading chunk .* failed/);
  // The browser's own page says that it is offline, and has the next page's address.
  await page.waitForURL(/chrome-error|\/focaccia$/);
  await context.setOffline(false);
  await page.goto('/focaccia');
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

/**
 * Serves the document on focaccia under its file's name in place, as a host without redirects does. Its
 * code is then not among what is awaited before the page is drawn.
 */
async function serveInPlace(page: Page): Promise<void> {
  await page.route('**/focaccia.html', async (route) => {
    const address = route
      .request()
      .url()
      .replace(/\.html$/, '');
    await route.fulfill({ response: await route.fetch({ url: address }) });
  });
}

/** What React says of a page that is not the one the server sent. */
const OTHER_PAGE = /Minified React error #418|onRecoverableError/;

// @proves loading.spinner, loading.delay
test('a spinner shows after 200 ms, until the code of the page is there', async ({
  page,
  faults,
}) => {
  faults.expect(OTHER_PAGE);
  await page.clock.install();
  await serveInPlace(page);
  const { release, isAsked } = await holdCode(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/focaccia.html', { waitUntil: 'commit' });
  await expect.poll(isAsked).toBe(true);
  const spinner = page.getByRole('status', { name: 'Loading' });
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  release();
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  await expect(spinner).toHaveCount(0);
});

// @proves loading.failure
test('code that fails while the page stands there: Retry fetches it again in place', async ({
  page,
  faults,
}) => {
  faults.expect(OTHER_PAGE);
  faults.expect(CODE_FAILED);
  await serveInPlace(page);
  let broken = true;
  await answerCode(page, (route, text) =>
    broken ? route.abort() : route.fulfill({ body: text, contentType: 'text/javascript' }),
  );
  await page.goto('/focaccia.html');
  const box = page.getByRole('alert');
  await expect(box).toContainText(/Loading chunk .* failed/);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  broken = false;
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  await expect(box).toHaveCount(0);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
