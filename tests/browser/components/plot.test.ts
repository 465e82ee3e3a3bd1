import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect } from '../page.ts';
import { watchScripts } from '../scripts.ts';
import { addressOf, COMPONENTS } from '../sites.ts';
import { shiftOf, test } from '../visit.ts';
import { open, overflow, SCREENS } from './screens.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

const GROWTH = /^Line chart of 10,000 over 30 years/;
const plot = (page: Page, name: RegExp | string = GROWTH) => page.getByRole('img', { name });
/** A plot with its caption and its numbers. */
const figure = (page: Page, text: string) =>
  page.getByRole('figure').filter({ hasText: text }).locator('..');

/** Returns the colors of a plot's lines and of the page behind them, as `[red, green, blue]`. */
function colors(page: Page): Promise<{ lines: number[][]; paper: number[] }> {
  return plot(page).evaluate((svg) => {
    const read = (color: string) => (color.match(/\d+(?:\.\d+)?/g) ?? []).slice(0, 3).map(Number);
    const lines = Array.from(svg.querySelectorAll('[stroke^="var(--plot"]'));
    return {
      lines: lines.map((line) => read(getComputedStyle(line).stroke)),
      paper: read(getComputedStyle(document.documentElement).backgroundColor),
    };
  });
}

/** Returns the WCAG 2 contrast ratio of two colors. */
function contrast(...pair: readonly [readonly number[], readonly number[]]): number {
  const [darker = 0, lighter = 0] = pair
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = color.map((part) =>
        part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

test('follows the color mode, with a contrast of 3:1 and more in both', async ({ page }) => {
  await open(page, '/plot');
  const light = await colors(page);
  expect(light.lines).toHaveLength(4);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect.poll(async () => (await colors(page)).paper).not.toEqual(light.paper);
  const dark = await colors(page);
  for (const { lines, paper } of [light, dark]) {
    expect(new Set(lines.map(String)).size).toBe(4);
    for (const line of lines) {
      expect(contrast(line, paper)).toBeGreaterThanOrEqual(3);
    }
  }
  expect(dark.lines).not.toEqual(light.lines);
});

test('its table opens by keyboard and holds the numbers', async ({ page }) => {
  await open(page, '/plot');
  const grown = figure(page, '10,000 left alone for 30 years');
  const table = grown.getByRole('table', { name: /^10,000 left alone/ });
  await expect(table).toBeHidden();
  await grown.getByText('The numbers').focus();
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader').first()).toHaveText('Years');
  const last = table.getByRole('row').last();
  await expect(last.getByRole('rowheader')).toHaveText('30');
  await expect(last.getByRole('cell')).toHaveText(['109,357', '44,677', '25,000', '18,212']);
  await expectAccessible(page);
});

test('is tied to its table', async ({ page }) => {
  await open(page, '/plot');
  const details = await plot(page).getAttribute('aria-details');
  await expect(figure(page, '10,000 left alone').locator('details')).toHaveAttribute(
    'id',
    details ?? '',
  );
});

test('shows the drawing that fits, with text as large as small text', async ({ page }) => {
  for (const width of [1280, 390]) {
    await open(page, '/plot', { width });
    await expect(plot(page)).toHaveCount(1);
    const { text, small, drawn, column } = await plot(page).evaluate((svg) => {
      const label = svg.querySelector('text') as SVGTextElement;
      const scale =
        svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
      const caption = svg.closest('figure')?.querySelector('figcaption') as HTMLElement;
      return {
        text: Number.parseFloat(getComputedStyle(label).fontSize) * scale,
        small: Number.parseFloat(getComputedStyle(caption).fontSize),
        drawn: svg.getBoundingClientRect().width,
        column: (svg.closest('figure') as HTMLElement).clientWidth,
      };
    });
    expect(text).toBeGreaterThanOrEqual(small - 0.01);
    expect(drawn).toBeLessThanOrEqual(column);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test('no text of a drawing runs over its edge', async ({ page }) => {
  for (const width of [1280, 390]) {
    await open(page, '/plot', { width });
    const over = await page.locator('figure svg[role="img"]').evaluateAll((drawings) =>
      drawings
        .filter((svg) => svg.getBoundingClientRect().width > 0)
        .flatMap((svg) => {
          const edge = svg.getBoundingClientRect();
          return Array.from(svg.querySelectorAll('text'))
            .filter((text) => {
              const { left, right, top, bottom } = text.getBoundingClientRect();
              return (
                left < edge.left - 1 ||
                right > edge.right + 1 ||
                top < edge.top - 2 ||
                bottom > edge.bottom + 2
              );
            })
            .map(({ textContent }) => textContent);
        }),
    );
    expect(over).toEqual([]);
  }
});

test('has a legend, which holds what HTML would read as markup as text', async ({ page }) => {
  await open(page, '/plot');
  const legend = page.getByRole('figure').filter({ hasText: 'Rain and sun' }).getByRole('listitem');
  await expect(legend).toHaveText(['Rain', 'Sun & <wind>']);
});

test('nothing moves, and no plotting code comes', async ({ page, visit }) => {
  const scripts = watchScripts(page);
  await visit('/plot', { width: 390 });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByText('The text goes on after it.').scrollIntoViewIfNeeded();
  await expect(page.getByText('The text goes on after it.')).toBeInViewport();
  expect(await shiftOf(page)).toBeLessThan(0.01);
  expect(await scripts()).not.toMatch(/observablehq|scaleLinear|tickFormat/);
});

for (const screen of SCREENS) {
  test(`axe finds nothing, ${screen.theme}, ${screen.width} px`, async ({ page }) => {
    await open(page, '/plot', screen);
    await expectAccessible(page);
  });
}

test('is printed from the dark mode in the colors of paper', async ({ page }) => {
  await open(page, '/plot', { theme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  await expect(plot(page)).toBeVisible();
  for (const line of (await colors(page)).lines) {
    expect(contrast(line, [255, 255, 255])).toBeGreaterThanOrEqual(3);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is there, and its table opens', async ({ page }) => {
    await page.goto('/plot');
    await expect(plot(page)).toBeVisible();
    const grown = figure(page, '10,000 left alone for 30 years');
    await grown.getByText('The numbers').click();
    await expect(grown.getByRole('cell', { name: '109,357' })).toBeVisible();
  });
});
