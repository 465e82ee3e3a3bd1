import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

const verification = (page: Page) => page.getByText(/^Verified on/).locator('..');
const linkedFrom = (page: Page) => page.getByText(/^Linked from/).locator('..');

test('a document ends with its day, its sources and what links to it, above the footer', async ({
  page,
}) => {
  await page.goto('/provenance');
  await expect(verification(page)).toContainText('Verified on November 21, 2026 against:');
  await expect(verification(page).getByRole('link')).toHaveText([
    'Provenance of documents, a standard that this page was checked against',
    'Another source',
  ]);
  const [text, end, footer] = await Promise.all(
    [
      page.getByText('At the end of a document'),
      verification(page),
      page.getByRole('link', { name: 'Edit this page' }),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  );
  expect(text).toBeLessThan(end ?? 0);
  expect(end).toBeLessThan(footer ?? 0);
});

test('a few backlinks are open, each with its sentence, and lead to their documents', async ({
  page,
}) => {
  await page.goto('/linking-1');
  await expect(linkedFrom(page).getByRole('listitem')).toHaveText([
    /^ProvenanceThe figure has few links, this page has one, and the notes have several\.$/,
  ]);
  await linkedFrom(page).getByRole('link', { name: 'Provenance' }).click();
  await expect(page).toHaveURL(/\/provenance$/);
});

/** The backlinks of the page that many link to, in sidebar order. */
const MANY = [
  /^NotesA page for each component, such as the figure and the provenance\.$/,
  /^FigureWhat links to a page is in its provenance, at its end\.$/,
  /^LinkingEach page below links to the provenance from another place\.$/,
  /^Linking 1…[^.]+ which is a link to the page on provenance, [^.]+…$/,
  /^Linking 2where it is from · provenance$/,
  /^Linking 3The second, with code, emphasis and a link to the sources\.$/,
  /^Linking 4What comes from elsewhere\.$/,
];

test('many are folded away, and open by keyboard; drafts and unlisted ones are not among them', async ({
  page,
}) => {
  await page.goto('/provenance');
  const items = linkedFrom(page).getByRole('listitem');
  const summary = linkedFrom(page).getByText(`Linked from ${MANY.length} documents`);
  await expect(summary).toBeVisible();
  await expect(items).toHaveCount(0);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveText(MANY);
});

test('on paper they are open', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/provenance');
  await expect(linkedFrom(page).getByText('What comes from elsewhere')).toBeVisible();
});

for (const theme of ['light', 'dark']) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing in it, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
      await page.goto('/provenance');
      await linkedFrom(page).getByText('Linked from').click();
      await expectAccessible(page, { within: 'article' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it reads the same', async ({ page }) => {
    await page.goto('/provenance');
    await expect(verification(page)).toContainText('Another source');
    await linkedFrom(page).getByText('Linked from').click();
    await expect(linkedFrom(page).getByRole('listitem')).toHaveText(MANY);
  });
});
