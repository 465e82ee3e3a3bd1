import type { Locator, Page } from '@playwright/test';
import { SECTIONS, TABLES } from '../../../site/identity.ts';
import { libraryDocuments } from '../documents/library.ts';
import { expect, test } from '../page.ts';

const PHONE = { width: 390, height: 844 };

/** The part of the landing page about a section. */
const sectionOf = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: label, exact: true }) });

test('the landing page offers search first, then questions, the sections, and what changed', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /Search/ })).toBeVisible();
  const headings = main.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Questions it answers',
    ...SECTIONS.map(({ label }) => label),
    'Recent changes',
  ]);
  await expect(
    main.getByRole('region', { name: 'Recent changes' }).getByRole('listitem'),
  ).toHaveCount(8);
});

/** Opens the list of everything in a section. */
const openAll = (page: Page, label: string) =>
  sectionOf(page, label)
    .getByText(/^All \d+/)
    .click();

test('a question leads to the section or row that answers it', async ({ page }) => {
  await page.goto('/');
  const questions = page.getByRole('region', { name: 'Questions it answers' }).getByRole('link');
  await expect(questions).toHaveCount(6);
  const hrefs = await questions.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const href of hrefs) {
    await page.goto(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`), href).toBeInViewport();
  }
});

test('a table that the empty search offers is where its link leads', async ({ page }) => {
  for (const { href } of TABLES) {
    const [path = '', id] = href.split('#');
    expect((await page.goto(href))?.status(), href).toBe(200);
    await expect(page).toHaveURL(href);
    const table = id === undefined ? page.getByRole('table').first() : page.locator(`[id="${id}"]`);
    await expect(table, path).toBeVisible();
  }
});

/** Stores favorites with these titles, newest first, as the search does. */
async function favor(page: Page, titles: readonly string[]): Promise<void> {
  const favorites = titles.map((title) => ({
    objectID: title,
    url: `/${title.toLowerCase()}`,
    type: 'lvl1',
    hierarchy: { lvl0: 'Developing', lvl1: title },
  }));
  await page.evaluate(
    (value) => localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__library', value),
    JSON.stringify(favorites),
  );
}

test('favorites are removed by buttons with names of their own, and the focus stays with them', async ({
  page,
}) => {
  await favor(page, ['Docker', 'Git', 'Python']);
  await page.goto('/');
  const removal = (title: string) =>
    page.getByRole('button', { name: `Remove ${title} from favorites`, exact: true });
  await removal('Git').focus();
  await page.keyboard.press('Enter');
  await expect(removal('Python')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(removal('Docker')).toBeFocused();
  await page.keyboard.press('Enter');
  const saved = page.getByRole('region', { name: 'Favorites' });
  await expect(saved.getByRole('heading')).toBeFocused();
  await expect(saved).toContainText('No favorites');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(saved).toHaveCount(0);
});

test('each section says in a line what it has, and names its main entries', async ({ page }) => {
  await page.goto('/');
  for (const { label, summary } of SECTIONS) {
    const section = sectionOf(page, label);
    await expect(section).toContainText(summary ?? '?');
    await expect(section.getByRole('link')).toHaveCount(6);
  }
});

test('three presses lead from the landing page to a document by its shelf', async ({ page }) => {
  await page.goto('/');
  await openAll(page, 'Developing');
  await sectionOf(page, 'Developing')
    .getByRole('link', { name: /^Infrastructure Setup \d+ documents$/ })
    .click();
  await expect(page).toHaveURL('/infra-setup');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Kubernetes', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/kubernetes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kubernetes');
});

test('each shelf says how many documents are in its folder, and together they hold them all', async ({
  page,
}) => {
  await page.goto('/');
  for (const { folder, label } of SECTIONS) {
    const inSection = libraryDocuments.filter(({ file }) => file.startsWith(`${folder}/`));
    const section = sectionOf(page, label);
    await expect(section).toContainText(`All ${inSection.length} documents in ${label}`);
    await openAll(page, label);
    const links = section.getByRole('list').getByRole('link');
    await expect(links.first()).toBeVisible();
    let held = 0;
    for (const link of await links.all()) {
      const href = await link.getAttribute('href');
      const document = inSection.find(({ slug }) => `/${slug}` === href);
      const inFolder = document?.file.endsWith('/README.mdx')
        ? inSection.filter(({ file }) => file.startsWith(document.file.replace('README.mdx', '')))
        : [document];
      const below = inFolder.length - 1;
      held += inFolder.length;
      const count = below === 0 ? '' : ` ${below} document${below === 1 ? '' : 's'}`;
      await expect(link, label).toHaveAccessibleName(new RegExp(`^[^\\d]+${count}$`));
    }
    // The heading leads to the landing document, which isn't always on a shelf.
    const landing = await section.getByRole('heading').getByRole('link').getAttribute('href');
    const isOnShelf = (await section.locator(`ul a[href="${landing}"]`).count()) > 0;
    expect(held + (isOnShelf ? 0 : 1), label).toBe(inSection.length);
  }
});

test('the number on a shelf is that of the documents below it in the sidebar', async ({ page }) => {
  await page.goto('/');
  await openAll(page, 'Developing');
  const shelf = sectionOf(page, 'Developing')
    .getByRole('list')
    .getByRole('link', { name: /^Databases/ });
  const count = Number(/\d+/.exec((await shelf.textContent()) ?? '')?.[0]);
  await shelf.click();
  await expect(page).toHaveURL('/database');
  const category = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Databases', exact: true }) });
  await expect(category.getByRole('list').getByRole('link')).toHaveCount(count);
});

for (const window of [undefined, PHONE]) {
  test(`the Tab key goes through a section in reading order ${window ? 'on a phone' : 'in a wide window'}`, async ({
    page,
  }) => {
    if (window) {
      await page.setViewportSize(window);
    }
    await page.goto('/');
    await openAll(page, 'Travel');
    const links = sectionOf(page, 'Travel').locator('a, summary');
    const all = await links.all();
    expect(all.length).toBeGreaterThan(5);
    await links.first().focus();
    for (const link of all.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/nomad');
  });
}
