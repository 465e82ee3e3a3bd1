import { expect, test } from '../page.ts';
import { dialog } from '../search/dialog.ts';
import { expectLaidOut } from '../wakeUp/code.ts';
import { expectRowInView } from './landing.ts';

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Rows of tables that are long, tall, after other tables, or among rows with many lines. */
const ROWS = [
  '/http#416',
  '/mcc#4722',
  '/acronym#EUR',
  '/spec-country#MF',
  '/food-storage#eggs-raw',
  '/tipping#US',
  '/driving-rule#US',
  '/git-command#rebase-onto',
];

const idIn = (address: string) => address.slice(address.indexOf('#') + 1);

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ window: 'own', viewport });

    for (const address of ROWS) {
      test(`${address} opens at its row on a slow connection`, async ({ page }) => {
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 200_000,
          uploadThroughput: 90_000,
        });
        await page.goto(address);
        await expectLaidOut(page);
        await expectRowInView(page, idIn(address));
      });
    }

    test('so it does with reduced motion, and again after a visit elsewhere', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/airport');
      await expectLaidOut(page);
      await page.evaluate(() => {
        window.location.hash = '#ZRH';
      });
      await expectRowInView(page, 'ZRH');
      await page.locator('.markdown').getByRole('link', { name: 'LHR', exact: true }).click();
      await expectRowInView(page, 'LHR');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
      await page.goBack();
      await expectRowInView(page, 'LHR');
    });

    test('a hit of the search leads to its row', async ({ page }) => {
      await page.goto('/docker');
      await page.keyboard.press('/');
      await page.keyboard.type('ZRH');
      await dialog(page).locator('a[href$="/airport#ZRH"]').first().click();
      await expectRowInView(page, 'ZRH');
    });
  });
}
