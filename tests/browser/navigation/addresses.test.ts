import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { dialog, input, options } from '../search/dialog.ts';
import { expectAwake } from '../wakeUp/code.ts';

/** Percent signs that stand for no character. */
const MALFORMED = '%E0%A4%A';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Marks a page, to distinguish a full page load from client-side navigation. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'true';
  });

const expectMarked = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-marked', 'true');

/** Navigates on the client side, as a click on a link of the framework or the browser's Back does. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

/** Opens a page, and waits until it's hydrated. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAwake(page);
  await mark(page);
}

test('a malformed fragment of an open page leads nowhere, by a link, by typing, and by Back', async ({
  page,
}) => {
  await open(page, '/docker');
  await page.evaluate((fragment) => {
    document.querySelector('h1')?.insertAdjacentHTML('afterbegin', `<a href="#${fragment}">x</a>`);
  }, MALFORMED);
  await heading(page).getByRole('link', { name: 'x' }).click();
  await expect(page).toHaveURL(`/docker#${MALFORMED}`);
  await expect(heading(page)).toHaveText('xDocker');
  await page.evaluate(() => {
    location.hash = '%';
  });
  await page.goBack();
  await expect(page).toHaveURL(`/docker#${MALFORMED}`);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Travel' })
    .click();
  await expect(page).toHaveURL('/travel-checklist');
  await expect(heading(page)).not.toHaveText(/Docker/);
  await page.goBack();
  await expect(page).toHaveURL(`/docker#${MALFORMED}`);
  await expect(heading(page)).toHaveText('Docker');
  await expectMarked(page);
});

test('a malformed fragment of another page leads to that page', async ({ page }) => {
  await open(page, '/about');
  await goWithin(page, `/docker#${MALFORMED}`);
  await expect(heading(page)).toHaveText('Docker');
  await expectMarked(page);
});

test('a malformed fragment of the address does not keep a page from waking up', async ({
  page,
}) => {
  await open(page, `/docker#${MALFORMED}`);
  await expect(heading(page)).toHaveText('Docker');
});

test('a malformed path is not found', async ({ page }) => {
  await open(page, '/docker');
  await goWithin(page, `/${MALFORMED}`);
  await expect(heading(page)).toHaveText('Page Not Found');
  await page.goBack();
  await expect(heading(page)).toHaveText('Docker');
  await expectMarked(page);
});

test('a malformed query is searched for as far as it can be read', async ({ page }) => {
  await open(page, '/search?q=focaccia%E0');
  const field = page.getByRole('main').getByRole('textbox');
  await expect(field).toHaveValue('focaccia\uFFFD');
  await goWithin(page, '/search?q=%E0');
  await expect(field).toHaveValue('\uFFFD');
  await expectMarked(page);
});

for (const variant of ['/Git', '/GIT/', '/git/', '/git.html', '/git/index.html', '/Git/index']) {
  test(`${variant} leads to /git within the site as it does on the server`, async ({ page }) => {
    await open(page, '/about');
    await goWithin(page, `${variant}?a=B#Undo`);
    await expect(heading(page)).toHaveText(/^Git/);
    await expect(page).toHaveURL('/git?a=B#Undo');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/git$/);
    await page.goBack();
    await expect(heading(page)).toHaveText('About');
    await expectMarked(page);
  });
}

for (const [variant, name, address] of [
  ['/About', 'About', '/about'],
  ['/index.html', 'Personal Documents Library', '/'],
] as const) {
  test(`${variant} leads to ${address} within the site`, async ({ page }) => {
    await open(page, '/docker');
    await goWithin(page, variant);
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveURL(address);
    await expectMarked(page);
  });
}

test('an unknown address in capitals keeps them', async ({ page }) => {
  await open(page, '/docker');
  await goWithin(page, '/No-Such-Page');
  await expect(heading(page)).toHaveText('Page Not Found');
  await expectMarked(page);
});

test('of many addresses in quick succession, the last one is shown', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    for (const to of ['/docker', '/git', '/no-such-page', '/visa', '/search', '/js']) {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }
  });
  await expect(heading(page)).toHaveText('JavaScript');
  await expect(page).toHaveTitle(/^JavaScript \|/);
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(page).toHaveTitle(/^Search/);
  await expectMarked(page);
});

test('a hit of a search made on a page with a malformed fragment leads on', async ({ page }) => {
  await open(page, `/docker#${MALFORMED}`);
  await page.keyboard.press('/');
  await input(page).fill('focaccia');
  await options(page).first().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/focaccia/);
  await expect(heading(page)).toHaveText(/Focaccia/);
  await expectMarked(page);
});
