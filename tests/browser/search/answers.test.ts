import { expect, test } from '../page.ts';
import { dialog, input, openModal, options } from './dialog.ts';

/** A kind of query, an example, and the URL that answers it. */
const QUERIES = [
  ['a word of a text', 'sigkill', /\/linux#processes$/],
  ['a question', 'how many grams is a cup?', /\/cooking-conversion#/],
  ['a slip', 'contarst ratio', /\/color-contrast/],
  ['a slip in the first letter', 'vocaccia', /\/focaccia(?:#|$)/],
  ['a code', '137', /\/docker#exit-codes$/],
  ['an option as it is typed', '--restart', /\/docker#run-flags$/],
  ['the beginning of a word', 'scheng', /\/schengen-stay$/],
  ['an inflected form', 'focaccias', /\/focaccia$/],
  ['two words in one', 'interestrate', /\/interest-rate$/],
  ['a quantity', '180 c in f', /\/cooking-conversion(?:#|$)/],
  ['what a section is looked for by and does not say', 'card swallowed', /\/atm#fails$/],
  ['what a table has', 'cup of flour grams', /\/cooking-conversion#/],
  ['a row whose name is in the sources of its table', 'tip italy', /\/tipping#IT$/],
] as const;

test('the first answer is the one that a reader means', async ({ page }) => {
  await openModal(page);
  for (const [kind, query, address] of QUERIES) {
    await input(page).fill(query);
    await expect(options(page).first(), kind).toHaveAttribute('href', address);
  }
});

test('a result shows the words of its place, those that matched marked, and leads there', async ({
  page,
}) => {
  await openModal(page, '/interest-rate');
  await input(page).fill('exit code 137');
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', /\/docker#exit-codes$/);
  await expect(first).toContainText('Docker');
  await expect(first.locator('mark', { hasText: /^exit$/i }).first()).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/\/docker#exit-codes$/);
  await expect(page.locator('#exit-codes')).toBeInViewport();
  await expect(dialog(page)).toBeHidden();
});

test('what a result shows of a section with a diagram is its text, not the source of the diagram', async ({
  page,
}) => {
  await openModal(page);
  await input(page).fill('card swallowed');
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', /\/atm#fails$/);
  await expect(first.locator('mark', { hasText: /^card$/i }).first()).toBeVisible();
  await expect(first).not.toContainText('-->');
});

test('the search page shows the same words', async ({ page }) => {
  await page.goto('/search?q=sigkill');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.locator('mark', { hasText: /^sigkill$/i }).first()).toBeVisible();
});

test('what a result shows is never taken for HTML', async ({ page }) => {
  await openModal(page);
  await input(page).fill('<mark>bold</mark> <img src=x>');
  await expect(dialog(page).getByRole('status')).toHaveText(/result/);
  await expect(dialog(page).locator('img')).toHaveCount(0);
});

test('a row of a table is found by its code and by its words, and is where its result leads', async ({
  page,
}) => {
  await openModal(page);
  for (const query of ['LHR', 'heathrow code']) {
    await input(page).fill(query);
    await expect(options(page).first(), query).toHaveAttribute('href', '/airport#LHR');
  }
  await expect(options(page).first()).toContainText('LHR London Heathrow Airport');
  await expect(options(page).first()).toContainText('Airports by code');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/airport#LHR$/);
  await expect(page.locator('#LHR')).toBeInViewport();
});
