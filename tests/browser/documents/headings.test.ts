import { expect, test } from '../page.ts';
import { dialog } from '../search/dialog.ts';
import { expectAwake, expectLaidOut, holdCode } from '../wakeUp/code.ts';
import { expectHeadingBelowNavbar } from './landing.ts';

test.use({ window: 'own' });

for (const width of [1280, 390]) {
  for (const address of ['/airport#arrival', '/interest-rate#overpay']) {
    test(`${address} opens at its heading, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expectLaidOut(page);
      await expectHeadingBelowNavbar(page, address.slice(address.indexOf('#') + 1));
    });
  }
}

test('the table of contents and links in the text lead to headings, awake or not', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/airport');
  const contents = page.locator('.theme-doc-toc-desktop');
  await contents.getByRole('link', { name: 'How far is it?' }).click();
  await expectHeadingBelowNavbar(page, 'distance');
  release();
  await expectAwake(page);
  await contents.getByRole('link', { name: 'From the aircraft to the exit' }).click();
  await expectHeadingBelowNavbar(page, 'arrival');
  await contents.getByRole('link', { name: 'Choose between airports' }).click();
  await expectHeadingBelowNavbar(page, 'choose');
});

test('a hit of the search leads to its heading', async ({ page }) => {
  await page.goto('/docker');
  await page.keyboard.press('/');
  await page.keyboard.type('from the aircraft to the exit');
  await dialog(page).locator('a[href$="/airport#arrival"]').first().click();
  await expect(page).toHaveURL('/airport#arrival');
  await expectHeadingBelowNavbar(page, 'arrival');
});
