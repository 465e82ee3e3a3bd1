import { expect, test } from '../page.ts';

const SWITCH = /Switch between dark and light mode/;

// @proves color.default, config.color-mode
test('light is the default, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

// @proves color.switch, color.kept, color.tabs, storage.theme, storage.local
test('the switch flips the mode, which is kept and shared with other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto('/');
  await page.getByRole('button', { name: SWITCH }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(24, 22, 20)');
  await other.getByRole('button', { name: SWITCH }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a mode fetches its own mark, and the other one with the other mode', async ({ page }) => {
  const marks: string[] = [];
  page.on('request', (request) => marks.push(...(request.url().match(/mark-\w+/) ?? [])));
  await page.goto('/about');
  const shown = page.locator('.navbar__logo img:visible');
  const naturalWidth = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(naturalWidth).toBe(32);
  expect(marks).toEqual(['mark-light']);
  await page.getByRole('button', { name: SWITCH }).click();
  await expect(shown).toHaveAttribute('src', /mark-dark/);
  await expect.poll(naturalWidth).toBe(32);
  expect(marks).toEqual(['mark-light', 'mark-dark']);
});

test('a stored mode is there before any script of the page', async ({ page, faults }) => {
  faults.expect(/assets\/js/);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/privacy-policy');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // They're requested after the page has loaded.
  await failed;
});

// @proves errors.storage-nonsense
test('nonsense in the stored mode is read as the default', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('theme', '{"a":1}'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: SWITCH }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
