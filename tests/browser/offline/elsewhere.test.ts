import path from 'node:path';
import { ELSEWHERE, FIXTURES_FOLDER } from '../sites.ts';
import { expect, keepSection, panel, test } from './site.ts';

test.use({
  folder: path.join(FIXTURES_FOLDER, ELSEWHERE.name, 'site'),
  basePath: ELSEWHERE.basePath ?? '/',
});

test('a site below a path keeps what is its own, and says what is not', async ({ page, site }) => {
  await keepSection(page, `${site.address}imprint/`, 'The whole library');
  await expect(panel(page)).toContainText(
    'Pictures aren’t included, because they come from images.example.org.',
  );
  await expect(panel(page)).toContainText('their styles come from cdn.jsdelivr.net.');
  const [scope] = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(scope).toBe(site.address);
  await site.stop();
  await page.goto(`${site.address}tea`);
  await expect(page).toHaveURL(`${site.address}tea/`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.goto(`${site.address}kettle/`);
  await expect(page).toHaveURL(`${site.address}water/`);
});
