import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';

const button = (page: Page) =>
  page
    .getByRole('banner')
    .or(page.getByRole('navigation'))
    .getByRole('button', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });

/** Opens a document and waits until it's hydrated. */
async function visit(page: Page, address = '/focaccia') {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

async function openModal(page: Page, query = '') {
  await button(page).click();
  await input(page).fill(query);
}

test.describe('opening and closing', () => {
  test.beforeEach(({ page }) => visit(page));

  test('it stays open when one of its destinations is opened in another tab', async ({ page }) => {
    await openModal(page);
    const link = dialog(page).getByRole('link', { name: 'Units', exact: true });
    const tab = page.context().waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    await (await tab).close();
    await expect(dialog(page)).toBeVisible();
    await link.click();
    await expect(dialog(page)).toBeHidden();
  });

  // @proves search.open-click, search.placeholder
  test('by click, with the placeholder and the focus in the input', async ({ page }) => {
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  });

  // @proves search.open-shortcut
  test('by Ctrl and K, which closes it again', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
  });

  // @proves search.open-slash
  test('by the slash, which is not in the query', async ({ page }) => {
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('/');
    await expect(input(page)).toHaveValue('/');
  });

  // @proves search.open-typing
  test('by typing on the button, which begins the query', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.type('focaccia');
    await expect(input(page)).toHaveValue('focaccia');
    await expect(options(page).first()).toContainText('Overnight Focaccia');
  });

  // @proves search.find-in-page
  test('not by find-in-page on the button', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('Control+f');
    await page.keyboard.press('Meta+f');
    // When this one is handled, the earlier keys have been, too.
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('');
  });

  for (const [way, open] of [
    ['click', (page: Page) => button(page).click()],
    ['shortcut', (page: Page) => page.keyboard.press('Control+k')],
  ] as const) {
    // @proves search.close
    test(`Escape closes it after a ${way}, and the button has the focus`, async ({ page }) => {
      await open(page);
      await input(page).fill('focaccia');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  }

  test('keeps what is typed while its code is on the way', async ({ page }) => {
    await page.route('**/assets/js/search-modal*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('any tin');
    await expect(input(page)).toHaveValue('any tin');
  });

  test('locks the page behind and keeps the focus', async ({ page }) => {
    await openModal(page, 'focaccia');
    await expect(options(page).first()).toBeVisible();
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement?.matches('body *:not(dialog *)') ?? false,
      );
      expect(outside).toBe(false);
    }
  });
});

test.describe('results', () => {
  test.beforeEach(({ page }) => visit(page, '/interest-rate'));

  test('are under their section, the first one active, matched words marked', async ({ page }) => {
    await openModal(page, 'overnight foc');
    const group = dialog(page).getByRole('group', { name: 'Cooking' });
    await expect(group.getByRole('option').first()).toHaveAttribute('href', '/focaccia');
    await expect(group.locator('mark').first()).toHaveText('Overnight');
    await expect(active(page)).toHaveCount(1);
    const id = await active(page).getAttribute('id');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  });

  test('are walked with the arrow keys, round the end', async ({ page }) => {
    await openModal(page, 'focaccia tin');
    await expect(options(page).first()).toContainText('Any other tin');
    await openModalAgain(page, 'loan');
    // More hits than arrive first, so the list is complete.
    await expect(options(page).nth(7)).toBeVisible();
    const last = (await options(page).count()) - 1;
    await page.keyboard.press('ArrowUp');
    await expect(options(page).nth(last)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  // @proves search.hit-address
  test('open with Enter at their heading, without loading the site anew', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await openModal(page, 'focaccia other tin');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/focaccia#any-other-tin$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Any other tin' })).toBeInViewport();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  // @proves search.hit-address
  test('open by click', async ({ page }) => {
    await openModal(page, 'overnight focaccia');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/focaccia$/);
  });

  // @proves search.see-all
  test('are all on the search page', async ({ page }) => {
    await openModal(page, 'loan');
    const link = dialog(page).getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await expect(page).toHaveURL(/\/search\?q=loan$/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      new RegExp(`^${count} result`),
    );
  });

  // @proves search.cap
  test('are asked with no more than 64 characters', async ({ page }) => {
    await openModal(page);
    await input(page).pressSequentially('x'.repeat(70));
    await expect(input(page)).toHaveValue('x'.repeat(64));
  });
});

async function openModalAgain(page: Page, query: string) {
  await input(page).fill(query);
  await expect(options(page).first()).toContainText(/loan/i);
}

test.describe('what was searched before', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/interest-rate');
    await openModal(page, 'overnight focaccia');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/focaccia$/);
  });

  // @proves search.recent
  test('is kept in the shape of DocSearch, and offered again', async ({ page }) => {
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) =>
        key.startsWith('__DOCSEARCH_RECENT_SEARCHES__'),
      ),
    );
    expect(kept).toHaveLength(1);
    expect(JSON.parse(kept[0]?.[1] ?? '[]')).toMatchObject([
      { url: '/focaccia', type: 'lvl1', hierarchy: { lvl1: 'Overnight Focaccia' } },
    ]);
    await visit(page, '/interest-rate');
    await openModal(page);
    await expect(dialog(page).getByRole('group', { name: 'Recent' })).toContainText('Focaccia');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/focaccia$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overnight Focaccia');
  });

  // @proves search.favorites
  test('can be made a favorite, and removed', async ({ page }) => {
    await openModal(page);
    await dialog(page)
      .getByRole('button', { name: /^Save this search/ })
      .click();
    const favorites = dialog(page).getByRole('group', { name: 'Favorite' });
    await expect(favorites).toContainText('Overnight Focaccia');
    await expect(dialog(page).getByRole('group', { name: 'Recent' })).toBeHidden();
    await expect(input(page)).toBeFocused();
    await visit(page);
    await openModal(page);
    await expect(favorites).toContainText('Overnight Focaccia');
    await dialog(page)
      .getByRole('button', { name: /^Remove this search from favorites/ })
      .click();
    await expect(dialog(page)).toContainText('No recent searches');
  });

  // @proves errors.storage-nonsense
  test('does no harm when the storage holds nonsense', async ({ page }) => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        localStorage.setItem(key, '[{"objectID":1},null,{"url":"javascript:alert(1)"}]');
      }
    });
    await visit(page);
    await openModal(page);
    await expect(dialog(page)).toContainText('No recent searches');
  });
});
