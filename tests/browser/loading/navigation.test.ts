import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect, test } from '../page.ts';
import { holdCode, linkToFocaccia, openRecipes, SCRIPTS } from './code.ts';

test.use({ window: 'own' });

// Late requests of a page don't matter after its test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.locator('#nprogress .bar');

/** The first link in the text that leads to another document than the focaccia. */
const otherLink = (page: Page) =>
  page
    .locator('article header ~ * a[href^="/"]')
    .filter({ hasNotText: 'Overnight Focaccia' })
    .first();

/** Follows another link, and the one to the focaccia in the same task, so that no page can arrive in between. */
async function followBoth(page: Page): Promise<void> {
  const other = await otherLink(page).elementHandle();
  await linkToFocaccia(page).evaluate((link: HTMLElement, first) => {
    (first as HTMLElement).click();
    link.click();
  }, other);
}

/** Stops the page's clock, which the test then advances. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

// @proves preload.next, state.next-route
test('the former page stays until the code of the next one is there', async ({ page }) => {
  await openRecipes(page);
  const former = (await heading(page).textContent()) ?? '';
  const { release, isAsked } = await holdCode(page);
  await linkToFocaccia(page).click();
  await expect(page).toHaveURL('/focaccia');
  await expect.poll(isAsked).toBe(true);
  await expect(heading(page)).toHaveText(former);
  release();
  await expect(heading(page)).toHaveText('Overnight Focaccia');
});

// @proves state.next-route
test('the former page stays until the code of the page that the reader chose last is there', async ({
  page,
}) => {
  await openRecipes(page);
  const former = (await heading(page).textContent()) ?? '';
  const { release, isAsked } = await holdCode(page);
  const arrived = page.waitForResponse(SCRIPTS);
  await followBoth(page);
  await expect(page).toHaveURL('/focaccia');
  const titles = await page.evaluateHandle(() => {
    const seen: (string | null | undefined)[] = [];
    new MutationObserver(() => seen.push(document.querySelector('h1')?.textContent)).observe(
      document.body,
      { childList: true, subtree: true, characterData: true },
    );
    return seen;
  });
  await (await arrived).finished();
  await expect.poll(isAsked).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(heading(page)).toHaveText(former);
  release();
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  const others = (await titles.jsonValue()).filter(
    (title) => title !== former && title !== 'Overnight Focaccia',
  );
  expect(others).toEqual([]);
});

// @proves progress.finish
test('a page that is left before it is there leaves no progress bar', async ({ page }) => {
  await page.clock.install();
  await openRecipes(page);
  await stopClock(page);
  await followBoth(page);
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  await page.clock.runFor(1_000);
  await expect(bar(page)).toHaveCount(0);
});

test('a page that was loaded before is shown at once, and the reader at its top', async ({
  page,
}) => {
  await openRecipes(page);
  const former = (await heading(page).textContent()) ?? '';
  await linkToFocaccia(page).click();
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  await page.goBack();
  await expect(heading(page)).toHaveText(former);
  await linkToFocaccia(page).scrollIntoViewIfNeeded();
  const shown = await linkToFocaccia(page).evaluate(async (link: HTMLElement) => {
    link.click();
    // By then, nothing can arrive from elsewhere.
    await undefined;
    return document.querySelector('h1')?.textContent;
  });
  expect(shown).toBe('Overnight Focaccia');
  await expect(page).toHaveURL('/focaccia');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(bar(page)).toHaveCount(0);
});

// @proves state.hydrated
test('a flag says whether scripts have rendered the page', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('About');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

// @proves progress.start, progress.finish, progress.minimum, progress.speed, progress.trickle
test('the progress bar starts after 200 ms, at 0.08, grows while it waits, and ends with the update', async ({
  page,
}) => {
  await page.clock.install();
  // Makes each step of the bar half of its maximum.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await openRecipes(page);
  const { release, isAsked } = await holdCode(page);
  await stopClock(page);
  await linkToFocaccia(page).click();
  await expect(page).toHaveURL('/focaccia');
  await expect.poll(isAsked).toBe(true);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%, 0px, 0px\)/);
  await expect(bar(page)).toHaveAttribute('style', /transition: (?:all )?200ms/);
  await page.clock.runFor(799);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%, /);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-91%, /);
  await page.clock.runFor(800);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-90%, /);
  release();
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  await page.clock.runFor(2_000);
  await expect(bar(page)).toHaveCount(0);
});

// @proves progress.start
test('a page that is there within 200 ms has no progress bar', async ({ page }) => {
  await page.clock.install();
  await openRecipes(page);
  await stopClock(page);
  await linkToFocaccia(page).click();
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  await page.clock.runFor(1_000);
  await expect(bar(page)).toHaveCount(0);
});

// @proves head.deferred
test('the head is updated in the next animation frame', async ({ page }) => {
  await page.addInitScript(() => {
    const titles: { title: string; inFrame: boolean }[] = [];
    let inFrame = false;
    Object.assign(window, { titles });
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        inFrame = true;
        callback(time);
        inFrame = false;
      });
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'title') ?? {};
    Object.defineProperty(Document.prototype, 'title', {
      get: () => get?.call(document),
      set(title: string) {
        titles.push({ title, inFrame });
        set?.call(this, title);
      },
    });
  });
  await openRecipes(page);
  await linkToFocaccia(page).click();
  await expect(page).toHaveTitle('Overnight Focaccia | Personal Documents Library');
  const titles = await page.evaluate(
    () => (window as unknown as { titles: readonly { title: string; inFrame: boolean }[] }).titles,
  );
  const own = titles.filter(({ title }) => title.startsWith('Overnight Focaccia'));
  expect(own).not.toEqual([]);
  expect(own.filter(({ inFrame }) => !inFrame)).toEqual([]);
});

// @proves addresses.history
test('back and forward move between plain addresses without loading the site anew', async ({
  page,
}) => {
  await openRecipes(page);
  const former = (await heading(page).textContent()) ?? '';
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await linkToFocaccia(page).click();
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  await page.goBack();
  await expect(page).toHaveURL(/^[^#]*\/recipe$/);
  await expect(heading(page)).toHaveText(former);
  await page.goForward();
  await expect(page).toHaveURL(/^[^#]*\/focaccia$/);
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

// @proves scroll.hash
test('going to an anchor of another page starts there', async ({ page }) => {
  await page.goto('/search?q=focaccia%20other%20tin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Any other tin/ })
    .click();
  await expect(page).toHaveURL('/focaccia#any-other-tin');
  await expect(page.getByRole('heading', { name: 'Any other tin' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

// @proves routes.home-nested
test('from one document to another the layout that they share stays', async ({ page }) => {
  await openRecipes(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.evaluate((element) => Object.assign(element, { stayed: true }));
  await linkToFocaccia(page).click();
  await expect(heading(page)).toHaveText('Overnight Focaccia');
  expect(await sidebar.evaluate((element) => 'stayed' in element)).toBe(true);
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(sidebar).toHaveCount(0);
});
