import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { addressOf, SWITCHED_ON } from '../sites.ts';

test.use({ baseURL: addressOf(SWITCHED_ON) });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

// @proves entities.draft, validation.doc-draft
test('a draft has no page, and is in no sidebar and no navbar', async ({ page, request }) => {
  expect((await request.get('/draft')).status()).toBe(404);
  await page.goto('/tea');
  await expect(navbar(page).getByRole('link', { name: 'A document' })).toBeVisible();
  await expect(navbar(page).getByRole('link', { name: 'A draft' })).toHaveCount(0);
  await expect(sidebar(page).getByRole('link', { name: 'Draft' })).toHaveCount(0);
});

// @proves entities.unlisted, entities.sidebar-link, entities.document
test('an unlisted document is shown at its address only', async ({ page }) => {
  await page.goto('/tea');
  await expect(sidebar(page).getByRole('link', { name: 'Tea', exact: true })).toHaveAttribute(
    'href',
    '/tea',
  );
  await expect(sidebar(page).getByRole('link', { name: 'Unlisted' })).toHaveCount(0);
  await expect(navbar(page).getByRole('link', { name: 'An unlisted one' })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.getByRole('article').getByRole('link', { name: 'unlisted' }).click();
  await expect(page).toHaveURL('/unlisted');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unlisted');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(sidebar(page).getByRole('link', { name: 'Unlisted' })).toBeVisible();
  await expect(navbar(page).getByRole('link', { name: 'An unlisted one' })).toBeVisible();
});

// @proves entities.sidebar-category
test('a category is linked to its own document, unless it has none or that is unlisted', async ({
  page,
}) => {
  await page.goto('/tea');
  const categories = sidebar(page).locator('.theme-doc-sidebar-menu > li');
  const linked = categories.filter({ hasText: 'Leaves' });
  await linked.getByRole('link', { name: 'Leaves' }).click();
  await expect(page).toHaveURL('/leaf');
  await expect(linked.getByRole('link', { name: 'Oolong' })).toBeVisible();
  // If a category has no document of its own, or an unlisted one, its label only opens it.
  for (const [label, item] of [
    ['pot', 'Clay'],
    ['Secret', 'Open'],
  ] as const) {
    const category = categories.filter({ hasText: label });
    await category.getByRole('button', { name: label }).click();
    await expect(page).toHaveURL('/leaf');
    await expect(category.getByRole('link', { name: item })).toBeVisible();
    await expect(category.locator('a[href="/secret"]')).toHaveCount(0);
  }
});

// @proves contents.levels
test('the table of contents lists levels 2 and 3, and no others', async ({ page }) => {
  await page.goto('/headings');
  await expect(page.getByRole('heading', { name: /^Level five/ })).toBeVisible();
  await expect(page.locator('.table-of-contents').first().getByRole('link')).toHaveText([
    'Level two',
    'Level three',
  ]);
});
