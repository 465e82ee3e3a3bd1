import { expect, test } from '../page.ts';
import { expectAwake, holdCode } from '../wakeUp/code.ts';

test.use({ window: 'own' });

const SWITCH = /Switch between dark and light mode/;

// @proves errors.storage-full
test('full storage does not cost the choice before the code of the page loads either', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const storage = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(window, 'localStorage', {
      value: Object.defineProperty(storage, 'theme', {
        set: () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        },
      }),
    });
  });
  const release = await holdCode(page);
  await page.goto('/docker');
  const line = page.waitForEvent('console', (message) => message.text().includes('quota'));
  await page.getByRole('button', { name: SWITCH }).click();
  await line;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expectAwake(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

// @proves errors.storage-full
test('storage that is really full does not stop a search from being followed', async ({
  page,
  faults,
}) => {
  faults.expect(
    /Docusaurus storage error, can't set __DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__library/,
  );
  await page.goto('/docker');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let at = 0; ; at += 1) {
          localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size));
        }
      } catch {
        // The next smaller piece fills the rest.
      }
    }
  });
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('overnight focaccia');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/focaccia$/);
});

// @proves errors.storage
test('session storage that is missing costs one warning, and the search page works', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', { value: undefined, configurable: true }),
  );
  await page.goto('/search?q=docker');
  await expectAwake(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(told).toEqual([expect.stringContaining('storage is not available')]);
});

/** What browsers have instead of storage where they refuse it. */
const REFUSALS: readonly (readonly [string, () => void])[] = [
  [
    'is null',
    () => Object.defineProperty(window, 'localStorage', { value: null, configurable: true }),
  ],
  [
    'is undefined',
    () => Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true }),
  ],
  [
    'throws when it is accessed',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'takes no value',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
];

for (const [what, refuse] of REFUSALS) {
  // @proves errors.storage
  test(`storage that ${what} costs one warning, and nothing is kept`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    await page.addInitScript(refuse);
    await page.goto('/docker');
    await expectAwake(page);
    await page.getByRole('button', { name: SWITCH }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill('overnight focaccia');
    await dialog.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/focaccia$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overnight Focaccia');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(warnings).toEqual([expect.stringContaining('storage is not available')]);
    await page.reload();
    await expectAwake(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Control+k');
    await expect(dialog).toContainText('No recent searches');
  });
}
