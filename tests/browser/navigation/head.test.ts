import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';

/** Returns a page's title, `html` classes, and sorted head elements without styles and scripts. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const attributesOf = (element: Element) =>
      Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).sort();
    const elements = Array.from(
      document.head.querySelectorAll(
        // A browser takes the policy only from the page that it loaded.
        'meta:not([http-equiv]), link:not([href*=assets]), [type="application/ld+json"]',
      ),
    );
    return {
      title: document.title,
      root: Array.from(document.documentElement.classList),
      elements: elements
        .map((element) =>
          [element.localName, ...attributesOf(element), element.innerHTML].join(' '),
        )
        .sort(),
    };
  });

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
};

test('the head of a page that a link leads to is that of the page as it is served', async ({
  page,
}) => {
  await open(page, '/dockerfile');
  const served = await headOf(page);
  expect(served.elements.length).toBeGreaterThan(8);

  await open(page, '/docker');
  const former = await headOf(page);
  expect(former).not.toEqual(served);
  const icon = await page.locator('head link[rel=icon]').elementHandle();
  await page.getByRole('article').getByRole('link', { name: 'Dockerfile' }).first().click();
  await expect(page).toHaveTitle(served.title);
  await expect.poll(() => headOf(page)).toEqual(served);
  // Elements that both pages share stay, so that their files aren't fetched again.
  expect(await icon?.evaluate((element) => element.isConnected)).toBe(true);

  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(former);
});

test('nothing of the head stays that was served for an address where nothing is', async ({
  page,
  faults,
}) => {
  faults.expect(/no-such-page|status of 404/);
  await open(page, '/');
  const served = await headOf(page);
  await open(page, '/no-such-page');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(page).toHaveTitle(served.title);
  await expect.poll(() => headOf(page)).toEqual(served);
});
