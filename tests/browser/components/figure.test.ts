import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';
import { open, overflow, SCREENS } from './screens.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

const PICTURE = 'Four hue circles with dots.';
const picture = (page: Page, name = PICTURE) => page.getByRole('img', { name });
const width = (page: Page) =>
  picture(page).evaluate((image) => (image as HTMLImageElement).naturalWidth);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a picture comes from the image host with its size, words and caption', async ({
      page,
    }) => {
      await page.goto('/figure');
      await expect(picture(page)).toHaveCount(1);
      await expect(picture(page)).toHaveAttribute('src', '/docs/color-hue-relations.svg');
      await expect(picture(page)).toHaveAttribute('width', '720');
      await expect(picture(page)).toHaveAttribute('height', '240');
      await expect(picture(page)).toHaveAttribute('loading', 'lazy');
      await expect.poll(() => width(page)).toBe(720);
      const figure = page.getByRole('figure').first();
      await expect(figure).toContainText('A caption with a link.');
      await expect(figure.getByRole('link', { name: 'link' })).toBeVisible();
    });

    test('one picture for both color modes is there once, without a caption', async ({ page }) => {
      await page.goto('/figure');
      const figure = page.getByRole('figure').nth(1);
      await expect(figure.locator('img')).toHaveCount(1);
      await expect(figure.locator('figcaption')).toHaveCount(0);
    });
  });
}

test('the picture follows the color mode, and only the one that is shown is fetched', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, '/figure');
  await expect.poll(() => width(page)).toBe(720);
  expect(fetched).toContain('/docs/color-hue-relations.svg');
  expect(fetched).not.toContain('/docs/color-hue-relations-dark.svg');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(picture(page)).toHaveAttribute('src', '/docs/color-hue-relations-dark.svg');
  await expect.poll(() => width(page)).toBe(720);
});

test('paper gets the light picture, from the dark mode too', async ({ page }) => {
  await open(page, '/figure', { theme: 'dark' });
  await expect(picture(page)).toHaveAttribute('src', /-dark\.svg$/);
  const light = page.waitForResponse(/color-hue-relations\.svg$/);
  await page.emulateMedia({ media: 'print' });
  await expect(picture(page)).toHaveAttribute('src', '/docs/color-hue-relations.svg');
  expect((await light).ok()).toBe(true);
});

test('a picture keeps its room before it arrives', async ({ page }) => {
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/docs/*.svg', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/figure', { waitUntil: 'domcontentloaded' });
  const before = await page.getByRole('figure').first().boundingBox();
  arrive();
  await expect.poll(() => width(page)).toBe(720);
  expect(await page.getByRole('figure').first().boundingBox()).toEqual(before);
});

for (const screen of SCREENS) {
  test(`axe finds nothing, ${screen.theme}, ${screen.width} px`, async ({ page }) => {
    await open(page, '/figure', screen);
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('a picture that is wider than a phone scrolls by keyboard', async ({ page }) => {
  await open(page, '/figure', { width: 390 });
  const area = page.getByRole('group', { name: 'Figure' }).first();
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => area.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
