import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { watchScripts } from '../scripts.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

/** The block with this title or text. */
const blockOf = (page: Page, text: string) =>
  page.locator('.theme-code-block').filter({ hasText: text }).first();

const JS_BLOCK = 'a < b.js';
const LONG_LINE = 'A line that is far too long';
const BLANK_LINE = 'let eight;';
const SHELL = 'one of two';

async function opened(page: Page): Promise<void> {
  await page.goto('/code');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The text of the JavaScript block, and the colors of some of its tokens. */
async function looks(page: Page) {
  const code = blockOf(page, JS_BLOCK).locator('code');
  const color = (text: string) =>
    code
      .locator('span', { hasText: text })
      .first()
      .evaluate((token) => getComputedStyle(token).color);
  return {
    text: (await code.textContent())?.split('\n')[0],
    comment: await color('// A comment'),
    keyword: await color('const'),
    string: await color('five is'),
    plain: await code.evaluate((element) => getComputedStyle(element).color),
  };
}

/** Colors from src/css/tokens.css, in the notation of computed styles. */
const LIGHT = {
  text: '// A comment with <b>markup</b> & "quotes".',
  comment: 'rgb(106, 99, 88)',
  keyword: 'rgb(140, 47, 27)',
  string: 'rgb(67, 96, 26)',
  plain: 'rgb(31, 29, 26)',
};
const DARK = {
  text: LIGHT.text,
  comment: 'rgb(165, 156, 142)',
  keyword: 'rgb(235, 168, 146)',
  string: 'rgb(179, 207, 125)',
  plain: 'rgb(235, 230, 220)',
};

test('tokens have the colors of the color mode, and take those of another', async ({ page }) => {
  await opened(page);
  expect(await looks(page)).toEqual(LIGHT);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await looks(page)).toEqual(DARK);
});

test('no highlighter is loaded, and a page that is come to later has its colors too', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/notes');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('link', { name: 'Code' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Code' })).toBeVisible();
  expect(await looks(page)).toEqual(LIGHT);
  const text = await scripts();
  expect(text).toContain('token keyword');
  // Names in Prism and in every grammar, which minifiers don't shorten.
  expect(text).not.toMatch(/before-tokenize|lookbehind/);
});

test.describe('as it is sent', () => {
  test.use({ window: 'own' });

  test('a block stays the one that the server has sent', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelectorAll('.theme-code-block code').forEach((code) => {
          code.setAttribute('data-sent', '');
        });
      });
    });
    await opened(page);
    await expect(blockOf(page, JS_BLOCK).getByRole('button').first()).toBeAttached();
    const all = await page.locator('.theme-code-block code').count();
    await expect(page.locator('.theme-code-block code[data-sent]')).toHaveCount(all);
  });
});

test('copying takes the code as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await opened(page);
  for (const [text, copied] of [
    [
      SHELL,
      /^echo "one of two" \| tr a-z A-Z\nfor name.*\n {2}printf '%s\\n' "\$name"\ndone\nexit 0$/,
    ],
    [JS_BLOCK, /^\/\/ A comment with <b>markup<\/b> & "quotes"\.\nconst text.*\n\}$/s],
    [BLANK_LINE, /^let eight;\nlet nine = eight \+ 1;\n\nlet eleven;$/],
  ] as const) {
    const block = blockOf(page, text);
    await block.hover();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(copied);
  }
});

test('buttons are in the top right corner of their block, and need no mouse', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await opened(page);
    for (const text of [SHELL, JS_BLOCK, LONG_LINE]) {
      const block = blockOf(page, text);
      const content = await block.locator('pre').boundingBox();
      const button = block.getByRole('button', { name: 'Copy code to clipboard' });
      await expect(button).toHaveCSS('opacity', '1');
      const box = await button.boundingBox();
      const gaps = {
        right: (content?.x ?? 0) + (content?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0),
        top: (box?.y ?? 0) - (content?.y ?? 0),
      };
      for (const gap of Object.values(gaps)) {
        expect(gap, text).toBeGreaterThan(0);
        expect(gap, text).toBeLessThan(12);
      }
    }
  }
});

/** Whether the button at the start of a block's buttons covers the end of a line that's beside it. */
const isCovered = (block: Locator) =>
  block.evaluate((element) => {
    const buttons = [...element.querySelectorAll('button')].map((button) =>
      button.getBoundingClientRect(),
    );
    const text = new Range();
    text.selectNodeContents(element.querySelector('code') as Element);
    return [...text.getClientRects()].some((line) =>
      buttons.some(
        (button) => line.right > button.left && (line.top + line.bottom) / 2 < button.bottom,
      ),
    );
  });

test('no button covers the end of a long line, scrolled or wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page);
  const block = blockOf(page, LONG_LINE);
  const toggle = block.getByRole('button', { name: 'Toggle word wrap' });
  await expect(toggle).toBeVisible();
  expect(await isCovered(block)).toBe(true);
  await block
    .locator('pre')
    .evaluate((pre) => pre.scrollTo({ left: pre.scrollWidth, behavior: 'instant' }));
  expect(await isCovered(block)).toBe(false);
  await toggle.click();
  await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
  expect(await isCovered(block)).toBe(false);
});

test('the shadow of a block that scrolls has the ink of the color mode', async ({ page }) => {
  const shadowOf = async (theme: string) => {
    await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
    await opened(page);
    const image = await blockOf(page, LONG_LINE)
      .locator('pre')
      .evaluate((pre) => getComputedStyle(pre).backgroundImage);
    return image.split('linear-gradient')[3];
  };
  expect(await shadowOf('light')).not.toBe(await shadowOf('dark'));
});

test('a block and its output are one card, without its hidden lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await opened(page);
  const block = blockOf(page, 'grep -o tea');
  await expect(block.locator('code')).toHaveText('pwd | grep -o tea');
  const box = await block.boundingBox();
  const output = await block.locator('xpath=following-sibling::*[1]').boundingBox();
  expect(output?.y).toBe((box?.y ?? 0) + (box?.height ?? 0));
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('pwd | grep -o tea');
});

test('what a block needs is unfolded', async ({ page }) => {
  await opened(page);
  const setup = page.locator('.theme-code-block', { hasText: 'mkdir tea' });
  await expect(setup).toBeHidden();
  await page.getByText('Setup: folder').click();
  await expect(setup).toBeVisible();
});

test('an option never breaks after its hyphen', async ({ page }) => {
  await opened(page);
  const code = page.locator('p code', { hasText: 'pwd -P' });
  await code.evaluate((element) => {
    Object.assign(element.style, { display: 'inline-block', inlineSize: '3.2em' });
  });
  const lines = await code.locator('span').evaluate((option) => option.getClientRects().length);
  expect(lines).toBe(1);
  expect(await code.innerText()).toBe('pwd -P');
});

test('long lines are wrapped by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page);
  const pre = blockOf(page, LONG_LINE).locator('pre');
  const isTooWide = () => pre.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await isTooWide()).toBe(true);
  await pre.focus();
  await page.keyboard.press('Tab');
  const button = blockOf(page, LONG_LINE).getByRole('button', { name: 'Toggle word wrap' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(isTooWide).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(isTooWide).toBe(true);
});

test('a component of a page shows its code as plain text', async ({ page }) => {
  await page.goto('/code-of-a-page');
  const block = blockOf(page, 'A component');
  await expect(block.locator('code')).toHaveText("const plain = a < b && 'readable';");
});

for (const { theme, width } of [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
]) {
  test(`axe finds nothing, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
    await opened(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code has its colors', async ({ page }) => {
    await page.goto('/code');
    expect(await looks(page)).toEqual(LIGHT);
  });
});
