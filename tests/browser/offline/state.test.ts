import { translate, WAYS } from '../translated/translator.ts';
import { expect, keepSection, message, openPanel, panel, test } from './site.ts';

// Downloads some megabytes, on a machine that may be slow.
test.setTimeout(120_000);

const KEPT = 'Offline copy';

const NARROWEST = { width: 320, height: 700 };

test('what is kept shows in the header and on the landing page, and in lists while offline', async ({
  page,
  site,
}) => {
  await page.goto(site.address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(page.getByRole('link', { name: KEPT })).toHaveCount(0);

  await keepSection(page, `${site.address}travel-checklist`, 'Travel');
  await expect(page.getByRole('link', { name: KEPT })).toBeVisible();

  await page.goto(site.address);
  const main = page.getByRole('main');
  const section = (label: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) });
  await expect(section('Travel')).toContainText('On this device');
  await expect(section('Cooking')).not.toContainText('On this device');

  await page.context().setOffline(true);
  await expect(page.getByRole('link', { name: 'Offline', exact: true })).toBeVisible();
  const said = (label: string) =>
    section(label)
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  await expect.poll(() => said('Cooking')).toContain('not on this device');
  expect(await said('Travel')).toBe('none');
  await page.context().setOffline(false);
  await expect.poll(() => said('Cooking')).toBe('none');
});

test('the sign in the header leaves room for the name of the site on the narrowest phone', async ({
  page,
  site,
}) => {
  await keepSection(page, `${site.address}travel-checklist`, 'Travel');
  await page.setViewportSize(NARROWEST);
  const sign = page.getByRole('link', { name: KEPT });
  await expect(sign).toBeVisible();
  expect((await sign.boundingBox())?.height).toBeLessThan(32);
  for (const part of ['.navbar__title', '.navbar__inner']) {
    const cut = await page
      .locator(part)
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, part).toBeLessThanOrEqual(0);
  }
});

test('while offline, links of the sidebar that lead to missing pages have a sign', async ({
  page,
  site,
}) => {
  await keepSection(page, `${site.address}travel-checklist`, 'Travel');
  await page.goto(`${site.address}focaccia`);
  const link = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Kitchenware' });
  const before = await link.evaluate((element) => getComputedStyle(element).color);
  await page.context().setOffline(true);
  await expect(link).toHaveAccessibleName('Kitchenware (not on this device)');
  await expect(link).toHaveCSS('color', before);
  await page.context().setOffline(false);
  await expect(link).toHaveAccessibleName('Kitchenware');
});

test('a kept section comes with the documents that it links to', async ({ page, site }) => {
  await keepSection(page, `${site.address}travel-checklist`, 'Travel');
  await site.stop();
  for (const [path, title] of [
    ['tipping', 'Tipping'],
    ['esim', 'eSIM'],
  ] as const) {
    await page.goto(site.address + path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
});

test('a section’s landing page leads to where it is kept', async ({ page, site }) => {
  await page.goto(`${site.address}bank`);
  const link = page.getByRole('link', { name: 'Keep Finance on this device' });
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
  await page.emulateMedia({ media: null });
  await link.click();
  await expect(page.getByRole('button', { name: 'Keep it on this device' })).toBeInViewport();
});

for (const way of WAYS) {
  test(`what is kept, and the sizes of the rest, stay right when a translator ${way} texts`, async ({
    page,
    site,
  }) => {
    await openPanel(page, `${site.address}about`);
    await translate(page, way);
    const keep = (label: string) => panel(page).getByRole('button', { name: `) ${label}` });
    const kept = panel(page).getByText(/^Kept since/);
    const size = async () => (await keep('Developing').textContent()) ?? '';
    for (const [label, all] of [
      ['Cooking', /: Cooking\. It’s the current version\.$/],
      ['Design', /: Design, Cooking\. It’s the current version\.$/],
    ] as const) {
      const before = await size();
      await keep(label).click();
      await expect(message(page)).toHaveText(`${label} is on this device now.`, {
        timeout: 40_000,
      });
      await expect(kept).toHaveText(all);
      expect(await size()).not.toBe(before);
    }
  });
}
