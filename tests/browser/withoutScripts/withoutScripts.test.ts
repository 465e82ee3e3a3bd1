import { expect, test } from '../page.ts';

test.use({ javaScriptEnabled: false });

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens with the document’s sidebar, and leads to the sections', async ({
    page,
  }) => {
    await page.goto('/js');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar).toBeHidden();

    await toggle.click();
    await sidebar.getByRole('link', { name: 'Databases' }).click();
    await expect(page).toHaveURL(/\/database$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await toggle.click();
    await expect(
      sidebar.locator('li:has(> div > a[href="/database"]) > ul a').first(),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await page.locator('#main-menu').getByRole('link', { name: 'Travel' }).click();
    await expect(page).toHaveURL(/\/travel-checklist$/);
  });

  test('no bar of contents that can’t be opened takes room', async ({ page }) => {
    await page.goto('/http#status');
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
    const heading = await page.getByRole('heading', { name: 'Status codes' }).boundingBox();
    const navbar = await page.locator('.navbar').boundingBox();
    expect(heading?.y).toBeLessThan((navbar?.height ?? 0) + 20);
  });

  test('the menu is reached and opened by keys', async ({ page }) => {
    await page.goto('/js');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  });
});

test('on a wide screen a category opens by its link', async ({ page }) => {
  await page.goto('/js');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('.menu__caret').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  await sidebar.getByRole('link', { name: 'Databases' }).click();
  await expect(page).toHaveURL(/\/database$/);
  await expect(sidebar.locator('li:has(> div > a[href="/database"]) > ul a').first()).toBeVisible();
});

test('nothing offers to keep a section, which needs scripts', async ({ page }) => {
  await page.goto('/bank');
  await expect(page.getByText('Keep Finance on this device')).toBeHidden();
});

test('a page is read in light mode', async ({ page }) => {
  await page.goto('/docker');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(253, 252, 249)');
  await expect(page.locator('pre code').first()).toBeVisible();
});

test('each panel of tabs can be read', async ({ page }) => {
  await page.goto('/coding-font');
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
  }
});

test('a diagram is shown as its drawing', async ({ page }) => {
  await page.goto('/visa');
  const diagram = page.locator('[data-diagram]').first();
  await expect(diagram.locator('img').first()).toBeVisible();
  expect((await diagram.locator('pre').boundingBox())?.width).toBeLessThan(2);
});
