import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { addressOf, ELSEWHERE, SWITCHED_ON } from '../sites.ts';
import { expectAwake } from '../wakeUp/code.ts';
import { contrastOf, LEAST } from './contrast.ts';

/** A site for each style of the navbar. The first one has the dark style of the footer, too. */
const SITES = [
  { style: 'dark', site: ELSEWHERE, path: '/library/tea/' },
  { style: 'primary', site: SWITCHED_ON, path: '/tea' },
] as const;

/** The elements that are on the screen now. */
async function shown(page: Page, selector: string): Promise<readonly Locator[]> {
  const all = await page.locator(selector).all();
  const are = await Promise.all(all.map((part) => part.isVisible()));
  return all.filter((_, at) => are[at]);
}

async function expectReadable(part: Locator): Promise<void> {
  const what = await part.evaluate((element) => element.outerHTML.slice(0, 200));
  await expect.poll(() => contrastOf(part), { message: what }).toBeGreaterThanOrEqual(LEAST.text);
}

/** Expects text to be readable, also under the pointer, and the focus to be visible. */
async function expectUsable(part: Locator): Promise<void> {
  await expectReadable(part);
  await part.hover();
  await expectReadable(part);
  await part.focus();
  await expectReadable(part);
  expect(await contrastOf(part, 'outlineColor')).toBeGreaterThanOrEqual(LEAST.graphics);
}

/** The analytics of the first site, which the browser can't reach. */
const ANALYTICS = 'https://plausible.io';

for (const { style, site, path } of SITES) {
  for (const mode of ['light', 'dark']) {
    test.describe(`a navbar of the style ${style} in ${mode} mode`, () => {
      test.use({ baseURL: addressOf(site), otherOrigins: new Set([ANALYTICS]) });

      const open = async (page: Page, width: number) => {
        await page.setViewportSize({ width, height: 900 });
        await page.route(`${ANALYTICS}/**`, (route) => route.fulfill({ body: '' }));
        await page.goto(path);
        await expectAwake(page);
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, mode);
      };

      // @proves config.navbar, config.footer
      test('is readable, as is the footer', async ({ page }) => {
        await open(page, 1600);
        await expect(page.locator('.navbar')).toHaveClass(new RegExp(`navbar--${style}`));
        for (const part of await shown(page, '.navbar b, .footer__title, .footer__copyright')) {
          await expectReadable(part);
        }
        for (const part of await shown(page, ':is(.navbar, .footer) :is(a, button)')) {
          await expectUsable(part);
        }
        for (const dropdown of await page.locator('.navbar .dropdown').all()) {
          await dropdown.hover();
          for (const part of await dropdown.locator('.dropdown__link').all()) {
            await expectUsable(part);
          }
          await page.keyboard.press('Escape');
          await page.mouse.move(0, 800);
        }
      });

      // @proves config.navbar
      test('is readable on a phone, as is its menu', async ({ page }) => {
        await open(page, 390);
        for (const part of await shown(page, '.navbar :is(a, button)')) {
          await expectUsable(part);
        }
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        await page.getByRole('button', { name: 'Back to main menu' }).click();
        for (const part of await shown(page, '#main-menu :is(a, button)')) {
          await expectReadable(part);
        }
      });
    });
  }
}
