import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { addressOf, SWITCHED_ON } from '../sites.ts';

test.use({ baseURL: addressOf(SWITCHED_ON) });

const title = (page: Page) => page.getByRole('heading', { name: 'This page crashed.' });

/** Parts that fail while rendering, by their names in the fixture's page, and the messages for readers. */
const FAULTS = [
  ['Outside of its provider', /is called outside the <ColorModeProvider>\./],
  ['An unknown color mode', /unexpected color mode sepia/],
  [
    'A translation of nothing',
    /Docusaurus translation declarations must have at least a translation id or a default translation message/,
  ],
] as const;

/** Opens the fault page and makes the named part fail. */
async function fail(page: Page, name: string): Promise<void> {
  await page.goto('/faults');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('button', { name }).click();
}

// @proves crash.screen, state.crash
test('a page that breaks says so, with the error and its causes, and can be tried again', async ({
  page,
  faults,
}) => {
  faults.expect(/there is no tea/);
  await fail(page, 'A chain of causes');
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const message = page.getByText('there is no tea');
  await expect(message).toHaveText(
    /^there is no tea\s+Cause:\s+the kettle is empty\s+Cause:\s+nobody has filled it$/,
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faults');
  await expect(title(page)).toHaveCount(0);
});

for (const [name, message] of FAULTS) {
  // @proves errors.provider, errors.color-mode, validation.translation
  test(`${name}: an error that says so`, async ({ page, faults }) => {
    faults.expect(message);
    await fail(page, name);
    await expect(title(page)).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
  });
}

// @proves errors.navbar-item
test('an item of the navbar that fails asks its author to check it', async ({ page, faults }) => {
  faults.expect(/A theme navbar item failed to render|Minified React error|Cannot read properties/);
  // Removes the document that the navbar item links to from the version.
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace('"mainDocId":"notes/README"', '"mainDocId":"none"'),
    });
  });
  await page.goto('/headings');
  const message = page.getByText('A theme navbar item failed to render.');
  await expect(message).toContainText(
    'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
  );
  await expect(message).toContainText(/"type": "docsVersion(?:Dropdown)?"/);
  await expect(title(page)).toBeVisible();
  await expect(message).toContainText(/Cause:\s+Cannot read properties of undefined/);
});
