import type { Page, Route } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect, test } from '../page.ts';
import { expectAwake } from '../wakeUp/code.ts';
import { answerCode, forgetScripts, linkToFocaccia, openRecipes, SCRIPTS } from './code.ts';

test.use({ window: 'own' });

// Late requests of a page don't matter after its test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' });

/** Expects a turning spinner, which waited for the loader's default delay. */
async function expectSpinner(page: Page): Promise<void> {
  await expect(spinner(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const turns = () =>
    spinner(page).evaluate((box) => getComputedStyle(box, '::before').animationName !== 'none');
  expect(await turns()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turns()).toBe(false);
  // The delay is over, so its animation starts again.
  const visibility = await spinner(page).evaluate((box) => {
    box.style.animationName = 'none';
    box.getBoundingClientRect();
    box.style.animationName = '';
    const [delay] = box.getAnimations();
    delay?.pause();
    return [199, 201].map((milliseconds) => {
      if (delay) {
        delay.currentTime = milliseconds;
      }
      return getComputedStyle(box).visibility;
    });
  });
  expect(visibility).toEqual(['hidden', 'visible']);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Browser errors for code that is missing or can't run. */
const CODE_FAILED =
  /assets\/js|ChunkLoadError|Loading chunk|Unexpected (?:end of input|token)|Invalid or unexpected token|missing \S+ after/;

/** Responses that can replace the code of a page. */
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

// @proves loading.spinner, loading.delay
test('after Retry, a spinner shows until the first page is loaded again', async ({
  page,
  faults,
}) => {
  faults.expect(CODE_FAILED);
  await answerCode(page, (route) => route.fulfill({ status: 404, body: 'nothing here' }));
  await page.goto('/focaccia');
  await expect(page.getByRole('alert')).toContainText(/Loading chunk .* failed/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await forgetScripts(page);
  // Nothing can be asked of a page that's about to be reloaded, so it writes down what it shows.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const box = document.querySelector('#page-load-failure[role=status]');
      sessionStorage.shown ||= box?.textContent ?? '';
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectAwake(page);
  expect(await page.evaluate(() => sessionStorage.shown)).toBe('Loading');
  await expect(spinner(page)).toHaveCount(0);
});

// @proves loading.spinner
test('after Retry, a spinner shows until the next page is there', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/assets\/js|ChunkLoadError|Loading chunk|INTERNET_DISCONNECTED/);
  await openRecipes(page);
  await context.setOffline(true);
  await linkToFocaccia(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const release = await hold(page, SCRIPTS);
  const lost = page.waitForRequest(SCRIPTS);
  await context.setOffline(false);
  await lost;
  await expectSpinner(page);
  release();
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  await expect(spinner(page)).toHaveCount(0);
});

test('the connection is lost on the way to the next page: the page that is there stays, and Retry goes on', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/assets\/js|ChunkLoadError|Loading chunk|INTERNET_DISCONNECTED/);
  await openRecipes(page);
  const former = (await heading(page).textContent()) ?? '';
  await context.setOffline(true);
  await linkToFocaccia(page).click();
  const box = page.getByRole('alert');
  await expect(box).toContainText(/Loading (?:chunk .*|the directory of pages) failed/);
  await expect(heading(page)).toHaveText(former);
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(box).toBeVisible();
  await expect(heading(page)).toHaveText(former);
  // The reader can go back at any time.
  await page.goBack();
  await expect(page).toHaveURL('/recipe');
  await expect(box).toHaveCount(0);
  await page.goForward();
  await expect(box).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  await expect(box).toHaveCount(0);
});
