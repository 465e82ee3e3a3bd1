import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { expectLaidOut } from '../wakeUp/code.ts';

test.use({ window: 'own' });

/** What's on the clipboard, as plain and as rich text. */
interface Copied {
  readonly plain: string;
  readonly rich: string;
}

/** Selects from the start of one element to the end of another, and copies with the keyboard. */
async function copy(page: Page, from: string, to: string): Promise<Copied> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    ([first = '', last = '']) => {
      const find = (selector: string) => document.querySelector(selector) as Element;
      const range = document.createRange();
      range.setStart(find(first), 0);
      range.setEnd(find(last), find(last).childNodes.length);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    },
    [from, to],
  );
  await page.keyboard.press('Control+c');
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const textOf = async (type: string) =>
      item?.types.includes(type) ? (await item.getType(type)).text() : '';
    return { plain: await textOf('text/plain'), rich: await textOf('text/html') };
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLaidOut(page);
}

test('rows of a data table are copied as rows, without words for screen readers', async ({
  page,
}) => {
  await open(page, '/airport');
  const { plain, rich } = await copy(page, 'tbody tr:nth-child(2)', 'tbody tr:nth-child(4)');
  const lines = plain.split('\n');
  expect(lines).toHaveLength(3);
  const columns = await page.locator('thead >> nth=0 >> th').count();
  for (const line of lines) {
    expect(line.split('\t')).toHaveLength(columns);
    expect(line).not.toMatch(/#|none|unknown/);
  }
  const pasted = await page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.querySelectorAll('table tr')].map(({ children }) => children.length);
  }, rich);
  expect(pasted).toEqual([columns, columns, columns]);
  expect(rich).not.toMatch(/grid|>none<|>unknown</);
});

test('rows are, with the text around them', async ({ page }) => {
  await open(page, '/airport');
  const { plain } = await copy(page, '.markdown > p', 'tbody tr:nth-child(2)');
  expect(plain).toContain((await page.locator('.markdown > p').first().innerText()).slice(0, 60));
  const lines = plain.split('\n');
  expect(lines.at(-1)).toContain('\t');
  expect(lines.find((line) => line.startsWith('IATA'))).toContain('\tAirport\t');
  expect(lines).not.toContain('Filter');
});

test('a part of a cell is copied as it is', async ({ page }) => {
  await open(page, '/airport');
  const cell = 'tbody tr:nth-child(2) > td';
  const { plain } = await copy(page, cell, cell);
  expect(plain).toBe(await page.locator(cell).first().innerText());
});

test('rows that a filter hides are not copied', async ({ page }) => {
  await open(page, '/airport');
  await page.getByRole('searchbox').first().fill('tokyo');
  await expect.poll(() => page.locator('tbody >> nth=0 >> tr:visible').count()).toBeLessThan(20);
  const shown = await page.locator('tbody >> nth=0 >> tr:visible').count();
  const { plain, rich } = await copy(page, 'tbody tr:first-child', 'tbody tr:last-child');
  expect(plain.split('\n')).toHaveLength(shown);
  expect(rich.match(/<tr/g)).toHaveLength(shown);
});

test('a formula is copied once, as its TeX', async ({ page }) => {
  await open(page, '/credit-card');
  const paragraph = '.markdown > p:has(.katex)';
  const { plain, rich } = await copy(page, paragraph, paragraph);
  expect(plain).toMatch(/^Let \$F\$ be the yearly fee and \$C\$ the card/);
  expect(rich).toContain('$F$');
  expect(rich).not.toContain('katex');
});

test('a selection that starts and ends in formulas has both', async ({ page }) => {
  await open(page, '/credit-card');
  const formula = '.markdown > p:has(.katex) .katex';
  const { plain } = await copy(page, `${formula} mi`, `${formula} mi`);
  expect(plain).toBe('$F$');
});

test.describe('without scripts of the page', () => {
  test('a formula is copied once', async ({ page }) => {
    await page.route('**/assets/js/**', (route) => route.fulfill({ body: '' }));
    await page.goto('/credit-card');
    // The stylesheet that comes after the first paint.
    await expect(page.locator('.katex-mathml').first()).toHaveCSS('user-select', 'none');
    const paragraph = '.markdown > p:has(.katex)';
    const { plain } = await copy(page, paragraph, paragraph);
    expect(plain.replace(/\s+/g, ' ')).toMatch(/^Let F be the yearly fee/);
  });
});

test('the step of a recipe, a heading, and keys are copied without controls and hidden words', async ({
  page,
}) => {
  await open(page, '/focaccia');
  const steps = '.markdown ol:has(button)';
  expect((await copy(page, steps, steps)).plain).not.toMatch(/Start timer/);
  await open(page, '/mac');
  expect((await copy(page, '.markdown h2', '.markdown h2')).plain).not.toContain('\u200B');
  const text = '.markdown p:has(kbd)';
  const { plain } = await copy(page, text, text);
  expect(plain).toContain('⌘');
  expect(plain).not.toContain('⌘Command');
});
