import type { Page } from '@playwright/test';
import { DIAGRAM_CODE, drawDiagrams } from '../diagrams.ts';
import { expect, test } from '../page.ts';
import { watchScripts } from '../scripts.ts';

/** Returns the text of all scripts that the page fetches. */
async function scriptsOf(page: Page, path: string): Promise<string> {
  const scripts = watchScripts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await drawDiagrams(page);
  return scripts();
}

// @proves content.maths
test('a formula is set with its stylesheet and fonts from the build', async ({ page }) => {
  await page.goto('/interest-rate');
  const formula = page.locator('.katex-display').first();
  await expect(formula).toBeVisible();
  await expect(formula.locator('math')).toHaveCount(1);
  await expect(page.locator('link[rel="stylesheet"][href="/katex/katex.min.css"]')).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('16px KaTeX_Math'))).toBe(true);
  // Without its stylesheet, the formula would be visible twice.
  await expect(formula.locator('.katex-mathml')).toHaveCSS('position', 'absolute');
});

test('a page without a formula fetches no maths stylesheet', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/docker', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => url.includes('katex'))).toEqual([]);
});

/** The drawings of a page's diagrams that are visible. */
const drawings = (page: Page) => page.locator('[data-diagram] img').filter({ visible: true });

// @proves content.diagrams
test('a diagram is shown as its stored drawing, in the color mode', async ({ page }) => {
  await page.goto('/focaccia');
  await drawDiagrams(page);
  await expect(drawings(page)).toHaveAttribute('src', /^\/diagrams\/\w{12}\.svg$/);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(drawings(page)).toHaveAttribute('src', /^\/diagrams\/\w{12}\.svg#d$/);
  await drawDiagrams(page);
});

test('a stored drawing is dark at its dark address', async ({ page }) => {
  await page.goto('/focaccia');
  const address = await page.locator('[data-diagram] img').first().getAttribute('src');
  const ink = async (fragment: string) => {
    await page.goto('about:blank');
    await page.goto(`${address}${fragment}`);
    return page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--ink').trim(),
    );
  };
  expect([await ink(''), await ink('#d')]).toEqual(['#1f1d1a', '#ebe6dc']);
});

test('a diagram is enlarged by a tap, and closed by another one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/visa');
  await drawDiagrams(page);
  const before = (await drawings(page).first().boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Enlarge the diagram' }).first().click();
  const enlarged = page.locator('[popover]:popover-open');
  await expect(enlarged.locator('img').filter({ visible: true })).toHaveCount(1);
  const after = (await enlarged.locator('img').first().boundingBox())?.width ?? 0;
  expect(after).toBeGreaterThan(before * 1.2);
  await page.getByRole('button', { name: 'Close the diagram' }).click();
  await expect(enlarged).toHaveCount(0);
});

test('a page without a diagram fetches no diagram code', async ({ page }) => {
  expect(DIAGRAM_CODE.exec(await scriptsOf(page, '/interest-rate'))).toBeNull();
});

test('a page whose diagram is stored fetches none, either', async ({ page }) => {
  expect(await scriptsOf(page, '/focaccia')).not.toMatch(DIAGRAM_CODE);
});

test('code is highlighted and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/interest-rate');
  const block = page.locator('.language-python').first();
  const color = (kind: string) =>
    block
      .locator(`.token.${kind}`)
      .first()
      .evaluate((token) => getComputedStyle(token).color);
  expect(await color('keyword')).not.toBe(await color('function'));
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('def payoff(loan, rate, monthly):');
});

for (const [language, path] of [
  ['bash', '/docker'],
  ['docker', '/dockerfile'],
  ['ini', '/self-hosting'],
] as const) {
  // @proves content.code-languages
  test(`${language} is highlighted`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(`.language-${language} .token:not(.plain)`).first()).toBeVisible();
  });
}

test('tabs keep the choice for the next page and the next visit', async ({ page }) => {
  await page.goto('/docker');
  await page.getByRole('tab', { name: 'macOS' }).first().click();
  await expect(page.getByRole('tab', { name: 'macOS' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.reload();
  await expect(page.getByRole('tab', { name: 'macOS' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a picture comes from the build in the variant of the color mode, with its size', async ({
  page,
}) => {
  await page.goto('/docker');
  const picture = page
    .getByRole('img', { name: /Two stacks\. Containers/ })
    .locator('visible=true');
  await expect(picture).toHaveAttribute('src', '/docs/container-vs-vm.svg');
  await expect(picture).toHaveAttribute('width', '720');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(720);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(picture).toHaveAttribute('src', '/docs/container-vs-vm-dark.svg');
});

// @proves content.heading-ids, scroll.hash
test('a heading is linked by its own id where it has one', async ({ page }) => {
  await page.goto('/interest-rate#rule-of-72');
  await expect(page.getByRole('heading', { name: 'The rule of 72' })).toBeInViewport();
});

test('the privacy policy names every key that a visit leaves behind', async ({ page }) => {
  await page.goto('/docker');
  await page.getByRole('tab', { name: 'macOS' }).first().click();
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('theme');
  await page.goto('/privacy-policy');
  const named = await page.getByRole('main').locator('td code').allTextContents();
  expect(keys.filter((key) => !named.includes(key))).toEqual([]);
  await expect(page.getByRole('main')).toContainText('Only this site.');
});

test('the privacy policy names what a ticked checklist leaves behind', async ({ page }) => {
  await page.goto('/travel-checklist');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('checkbox', { name: 'Ticket, and check-in done' }).check();
  await expect(page.getByText('1 of 10 checked')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
    'checklist./travel-checklist.last-minute',
  ]);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('row').filter({ hasText: 'checklist.<page>.<list>' })).toContainText(
    'you delete it',
  );
});
