import type { Page, Route } from '@playwright/test';
import { expect, test } from '../page.ts';
import { dialog, input, openModal, options } from './dialog.ts';

test.use({ window: 'own' });

const INDEX = '**/search-index/**';
const FILES = '**/search-index/*/*.bin';
const MANIFEST = '**/search-index/manifest.json';

const alert = (page: Page) => dialog(page).getByRole('alert');

/** Faults: a name, the files that they affect, the response, and a part of the console message. */
const FAULTS: readonly (readonly [string, string, (route: Route) => Promise<void>, RegExp])[] = [
  ['a manifest that is not there', MANIFEST, (route) => route.fulfill({ status: 404 }), /with 404/],
  [
    'a manifest that is another page',
    MANIFEST,
    (route) => route.fulfill({ body: '<!doctype html>' }),
    /the manifest is not JSON/,
  ],
  [
    'an index of another version',
    MANIFEST,
    (route) => route.fulfill({ json: { format: 0 } }),
    /is of format 0, this page reads format \d+/,
  ],
  [
    'a file that is gone',
    FILES,
    (route) => route.fulfill({ status: 404 }),
    /the site may have another version/,
  ],
  [
    'a file that is cut short',
    FILES,
    async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ body: body.subarray(0, body.length - 20) });
    },
    /was cut short, or damaged on the way/,
  ],
  [
    'a file that is damaged',
    FILES,
    async (route) => {
      const body = await (await route.fetch()).body();
      body[40] = (body[40] ?? 0) ^ 1;
      await route.fulfill({ body });
    },
    /was cut short, or damaged on the way/,
  ],
  ['a network that is away', INDEX, (route) => route.abort(), /did not arrive/],
];

// @proves errors.search-failure
test('each fault is reported with its cause, and gone at the next keystroke', async ({
  page,
  faults,
}) => {
  test.slow();
  faults.expect(/search-index|status of 404|Search: the index could not be used/);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  for (const [fault, where, spoil, cause] of FAULTS) {
    await test.step(fault, async () => {
      messages.length = 0;
      await page.route(where, spoil);
      // Each page loads the index again.
      await page.goto('/about');
      await openModal(page);
      await input(page).fill('focacci');
      await expect(alert(page)).toContainText('Unable to fetch results');
      await expect(alert(page)).toContainText('You might want to check your network connection.');
      expect(messages.filter((text) => text.startsWith('Search: ')).join('\n')).toMatch(cause);
      await page.unroute(where);
      await input(page).press('a');
      await expect(options(page).first()).toContainText('Overnight Focaccia');
      await expect(alert(page)).toBeHidden();
    });
  }
});

test('a worker that does not arrive is told, and tried again', async ({ page, faults }) => {
  faults.expect(/search-worker|Search: its worker could not be run/);
  await page.route('**/assets/js/search-worker*', (route) => route.abort());
  await openModal(page);
  await input(page).fill('focacci');
  await expect(alert(page)).toContainText('Unable to fetch results');
  await page.unroute('**/assets/js/search-worker*');
  await input(page).press('a');
  await expect(options(page).first()).toContainText('Overnight Focaccia');
});

test('a file that is late is waited for', async ({ page }) => {
  await page.route(FILES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await openModal(page);
  await input(page).fill('focaccia');
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await expect(options(page).first()).toContainText('Overnight Focaccia');
  await expect(dialog(page).getByRole('progressbar')).toBeHidden();
});
