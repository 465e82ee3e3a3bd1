import { expect, test } from '../page.ts';

test.use({ window: 'own' });

for (const size of [16, 17, 20, 24, 32]) {
  // @proves mobile.breakpoint
  test(`at a font size of ${size} px, each width has either the sidebar or the hamburger`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await page.goto('/docker');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
    const navigations = [
      page.locator('.navbar__link').first(),
      page.locator('.theme-doc-sidebar-menu').first(),
    ];
    const breakpoint = (996 * size) / 16;
    for (let width = Math.floor(breakpoint) - 1; width <= breakpoint + 3; width += 1) {
      await page.setViewportSize({ width, height: 800 });
      const isNarrow = width <= breakpoint;
      await expect(hamburger, `${width} px`).toBeVisible({ visible: isNarrow });
      for (const navigation of navigations) {
        await expect(navigation, `${width} px`).toBeVisible({ visible: !isNarrow });
      }
    }
  });
}

test('text at twice the size has the layout that there is room for', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/docker');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(page.locator('.navbar__link').first()).toBeHidden();
  await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0);
  await expect(page.locator('#sidebar-menu')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  const parts = page.locator('.navbar__items > :visible');
  const boxes = await parts.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .map(({ left, right }) => [left, right]),
  );
  const ordered = boxes.sort(([one = 0], [other = 0]) => one - other);
  for (const [at, [, right = 0]] of ordered.slice(0, -1).entries()) {
    expect(ordered[at + 1]?.[0]).toBeGreaterThanOrEqual(right);
  }
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('#sidebar-menu')).toBeInViewport();
});

for (const address of ['/search', '/no-such-page']) {
  test(`lines of ${address} have as many characters when the text is twice the size`, async ({
    page,
    faults,
  }) => {
    if (address !== '/search') {
      faults.expect(/404/);
    }
    await page.setViewportSize({ width: 1600, height: 800 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const widthAt = async (standard: number) => {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.goto(address);
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      return box?.width ?? 0;
    };
    expect(await widthAt(32)).toBeGreaterThan(1.8 * (await widthAt(16)));
  });
}

for (const address of ['/airport', '/focaccia']) {
  test(`${address} fits a narrow phone when the text is twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
