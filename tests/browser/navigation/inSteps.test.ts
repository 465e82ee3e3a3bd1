import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';

test.use({ savesData: false });

/** Records for each page heading whether the text below it and the table of contents appeared at the same time. */
const noteSteps = () => {
  const steps: Record<string, boolean> = {};
  Object.assign(window, { steps });
  new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading) {
      steps[heading] ??=
        document.querySelector('article .markdown > p') !== null &&
        document.querySelector('.theme-doc-toc-desktop a') !== null;
    }
  }).observe(document, { childList: true, subtree: true });
};

const isAtOnce = (page: Page, heading: string) =>
  page.evaluate(
    (name) => (window as unknown as { steps: Record<string, boolean> }).steps[name],
    heading,
  );

const firstParagraph = (page: Page) => page.locator('article .markdown > p').first();

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.evaluate(noteSteps);
}

test('a link shows the heading first, then the text and its contents', async ({ page }) => {
  await open(page, '/docker');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Dockerfile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dockerfile' })).toBeVisible();
  await expect(firstParagraph(page)).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop a').first()).toBeVisible();
  expect(await isAtOnce(page, 'Dockerfile')).toBe(false);
});

test('a page that the reader goes back to is there at once, at the place that was read', async ({
  page,
}) => {
  await open(page, '/docker');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.menu a[href="/dockerfile"]')?.click(),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Dockerfile' })).toBeAttached();
  await expect(firstParagraph(page)).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(Reflect.get(window, 'steps'), 'Docker'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Docker', exact: true })).toBeAttached();
  expect(await isAtOnce(page, 'Docker')).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test('a link to a section shows the heading first, then the section', async ({ page }) => {
  await open(page, '/ai-agent');
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading && !document.querySelector('article .markdown > p')) {
        requestAnimationFrame(() => seen.push(heading.getBoundingClientRect().top));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.locator('article a[href="/ai#cost"]').first().click();
  await expect(page).toHaveURL('/ai#cost');
  await expect(page.locator('h2#cost, h3#cost')).toBeInViewport();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await isAtOnce(page, heading)).toBe(false);
  // Meanwhile, the heading was on the screen.
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((top) => top > 0 && top < 400)).toBe(true);
  // The section can be left.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Agents' })).toBeVisible();
});
