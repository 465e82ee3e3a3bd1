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

test('a heading is called what it says, and its link to itself too', async ({ page }) => {
  await page.goto('/docker');
  await expectLaidOut(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const named = (role: string) => nodes.filter((node) => node.role?.value === role);
  const texts = (await page.locator('.markdown :is(h2, h3)').allInnerTexts()).map((text) =>
    text.trim(),
  );
  const headings = named('heading').map((node) => String(node.name?.value));
  expect(texts.length).toBeGreaterThan(5);
  expect(headings).toEqual(expect.arrayContaining(texts));
  const linksIn = (id: string): string[] =>
    (byId.get(id)?.childIds ?? []).flatMap((child) => {
      const node = byId.get(child);
      return node?.role?.value === 'link' ? [String(node.name?.value)] : linksIn(child);
    });
  const ofText = named('heading').filter((node) => texts.includes(String(node.name?.value)));
  expect(ofText.map((node) => linksIn(node.nodeId))).toEqual(
    ofText.map((node) => [node.name?.value]),
  );
  await session.detach();
});

test('a heading links to itself, and shows it to pointers and to the focus', async ({ page }) => {
  await page.goto('/docker');
  await expectAwake(page);
  const heading = page.getByRole('heading', { name: 'Install and start Docker', exact: true });
  const signOf = () =>
    heading.getByRole('link').evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await signOf()).toBe('none');
  await heading.hover();
  expect(await signOf()).toContain('#');
  await heading.getByRole('link').click();
  await expect(page).toHaveURL('/docker#install');
  await expectHeadingBelowNavbar(page, 'install');
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the sign of a link to a heading is beside its last word, also on a second line', async ({
    page,
  }) => {
    await page.goto('/plug-and-voltage');
    await expectAwake(page);
    const apart = await page.locator('.anchor > a').evaluateAll((links) =>
      links
        .filter((link) => {
          link.scrollIntoView({ block: 'center', behavior: 'instant' });
          const text = document.createRange();
          text.selectNodeContents(link);
          const last = [...text.getClientRects()].at(-1) as DOMRect;
          const sign = Number.parseFloat(getComputedStyle(link).fontSize) / 2;
          return (
            document.elementFromPoint(last.right + sign, (last.top + last.bottom) / 2) !== link
          );
        })
        .map(({ textContent }) => textContent),
    );
    expect(apart).toEqual([]);
  });
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the sign of a heading that fills its line doesn’t widen the page', async ({ page }) => {
    await page.goto('/docker');
    await expectAwake(page);
    const heading = page.locator('.markdown h2').first();
    await heading.evaluate((element) => {
      Object.assign(element.style, { inlineSize: 'fit-content', marginInlineStart: 'auto' });
    });
    const sign = heading.getByRole('link');
    expect(await sign.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('#');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
