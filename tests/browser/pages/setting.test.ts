import { expect, test } from '../page.ts';
import { expectLaidOut } from '../wakeUp/code.ts';

test('lines of running text hold 65 to 75 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/interest-rate');
  await expectLaidOut(page);
  const characters = await page
    .locator('article .markdown > p')
    .filter({ hasText: 'An overpayment earns' })
    .evaluate((paragraph: HTMLElement) => {
      const { width } = paragraph.getBoundingClientRect();
      // On one line, because the last of several lines is rarely full.
      Object.assign(paragraph.style, { inlineSize: 'max-content', maxInlineSize: 'none' });
      const whole = paragraph.getBoundingClientRect().width;
      return ((paragraph.textContent ?? '').length * width) / whole;
    });
  expect(characters).toBeGreaterThanOrEqual(65);
  expect(characters).toBeLessThanOrEqual(75);
});

test('printed, only the text is left', async ({ page }) => {
  await page.goto('/focaccia');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.footer')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
});

test('the end of a page looks the same on documents and other pages', async ({ page }) => {
  const looks = [];
  for (const path of ['/docker', '/docs-rule', '/']) {
    await page.goto(path);
    looks.push(
      await page.locator('.theme-edit-this-page, .theme-last-updated').evaluateAll((parts) =>
        parts.map((part) => {
          const { fontFamily, fontSize, color } = getComputedStyle(part);
          return [fontFamily, fontSize, color];
        }),
      ),
    );
  }
  const [ofDocument, ...others] = looks;
  expect(ofDocument).toHaveLength(2);
  expect(others).toEqual([ofDocument, ofDocument]);
});

test('on a phone, the day of the last update directly follows what can be done with a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docker');
  await expectLaidOut(page);
  const actions = await page.getByRole('button', { name: 'Copy as Markdown' }).boundingBox();
  const day = await page.locator('.theme-last-updated').boundingBox();
  expect((day?.y ?? 0) - (actions?.y ?? 0) - (actions?.height ?? 0)).toBeLessThan(16);
});

test('no frame is around what links to a page, because nothing in it keeps away from one', async ({
  page,
}) => {
  await page.goto('/docker');
  await expectLaidOut(page);
  const links = page.locator('details').filter({ hasText: 'Linked from' });
  await expect(links).toHaveCSS('border-style', 'none');
});

test('the arrow of a column is beside the last word of its name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/airport');
  await expectLaidOut(page);
  const distance = await page
    .getByRole('button', { name: 'Metropolitan code' })
    .first()
    .evaluate((button) => {
      const [label, arrow] = [button.firstChild, button.lastElementChild];
      const word = new Range();
      word.selectNodeContents(label as Node);
      const lines = [...word.getClientRects()];
      return (arrow?.getBoundingClientRect().left ?? Number.NaN) - (lines.at(-1)?.right ?? 0);
    });
  expect(Math.abs(distance)).toBeLessThan(1);
});

test('the arrows of the previous and the next page are beside a word', async ({ page }) => {
  await page.goto('/docker');
  const arrowOf = (which: string, side: string) =>
    page
      .locator(`.pagination-nav__link--${which} .pagination-nav__label`)
      .evaluate((label, pseudo) => getComputedStyle(label, pseudo).content, side);
  // The links are below the first screen, so their styles come after it.
  await expect.poll(() => arrowOf('prev', '::before')).toBe('"«\u00a0"');
  await expect.poll(() => arrowOf('next', '::after')).toBe('"\u00a0»"');
});
