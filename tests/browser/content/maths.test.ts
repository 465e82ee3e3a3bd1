import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect } from '../page.ts';
import { shiftOf, test } from '../visit.ts';
import { expectAwake, expectLaidOut } from '../wakeUp/code.ts';

test.use({ window: 'own' });

/** The innermost elements of formulas, which contain the characters. */
const CHARACTERS = '.katex-html :not(:has(*))';

for (const address of ['/biking', '/investment-return', '/algorithm']) {
  test(`the fonts of formulas have all characters of ${address}`, async ({ page }) => {
    await page.goto(address);
    await expectLaidOut(page);
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: CHARACTERS,
    });
    const families = new Set<string>();
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts) {
        families.add(isCustomFont ? familyName.replace(/_.*/, '') : familyName);
      }
    }
    expect([...families]).toEqual(['KaTeX']);
  });
}

/** Returns the size of each formula, in pixels. */
const sizesOf = (page: Page) =>
  page.locator('.katex').evaluateAll(async (formulas) => {
    await document.fonts.ready;
    return formulas.map((formula) => {
      const { width, height } = formula.getBoundingClientRect();
      return [Math.round(width * 10), Math.round(height * 10)];
    });
  });

/** A page without formulas, and one that is served with only the styles for its few formulas. */
for (const from of ['/stock-exchange', '/index-fund']) {
  test(`formulas look as they are served where a link on ${from} leads to them`, async ({
    page,
  }) => {
    await page.goto('/investment-return');
    await expectLaidOut(page);
    const served = await sizesOf(page);
    expect(served.length).toBeGreaterThan(20);
    await page.goto(from);
    await expectAwake(page);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.locator('a[href="/investment-return"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Return/);
    await expect.poll(() => sizesOf(page)).toEqual(served);
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  });
}

test('fonts of formulas that arrive late move nothing', async ({ page, visit }) => {
  const letThrough = await hold(page, '**/katex/fonts/*');
  const visited = visit('/rail-pass', { width: 390 });
  await expect(page.locator('.katex').first()).toBeVisible();
  letThrough();
  await visited;
  await expectLaidOut(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

for (const address of ['/investment-return', '/algorithm', '/rail-pass']) {
  test(`formulas in the lines of ${address} fill the width that they are given`, async ({
    page,
  }) => {
    await page.goto(address);
    await expectLaidOut(page);
    const differences = await page
      .locator(':not(.katex-display) > .katex .base')
      .evaluateAll(async (parts) => {
        await document.fonts.ready;
        return parts.map((part) => {
          const given = part.getBoundingClientRect().width;
          (part as HTMLElement).style.width = 'min-content';
          return Math.abs(part.getBoundingClientRect().width - given);
        });
      });
    expect(differences.length).toBeGreaterThan(4);
    expect(Math.max(...differences)).toBeLessThan(0.5);
  });
}

test('a formula is a stop of the Tab key where it scrolls, and says what it is', async ({
  page,
}) => {
  for (const [width, isWide] of [
    [1280, false],
    [320, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/investment-return');
    await expectLaidOut(page);
    const formulas = page.locator('.katex-display');
    const all = await formulas.evaluateAll((elements) =>
      elements.map((element) => element.scrollWidth > element.clientWidth),
    );
    expect(all.includes(true), `${width} px`).toBe(isWide);
    for (const [at, scrolls] of all.entries()) {
      const formula = formulas.nth(at);
      await expect(formula).toHaveJSProperty('tabIndex', scrolls ? 0 : -1);
      await expect(formula).toHaveAccessibleName(scrolls ? 'Formula' : '');
    }
  }
});

test('no line of a phone ends within a short formula, or between one and its comma', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/interest-rate');
  await expectLaidOut(page);
  for (let width = 320; width < 440; width += 6) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.locator(':not(.katex-display) > .katex').evaluateAll((formulas) =>
      formulas.flatMap((formula) => {
        const parts = [...formula.querySelectorAll('.base')].map((part) =>
          part.getBoundingClientRect(),
        );
        const end = new Range();
        const next = formula.nextSibling;
        if (next instanceof Text && /^[,.;:]/.test(next.data)) {
          end.setStart(next, 0);
          end.setEnd(next, 1);
          parts.push(end.getBoundingClientRect());
        }
        // Parts on one line overlap in height, whatever their sizes.
        const isBroken = parts.some(({ top }) => parts.some(({ bottom }) => bottom < top));
        return isBroken && parts.length < 4
          ? [formula.querySelector('annotation')?.textContent]
          : [];
      }),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});
