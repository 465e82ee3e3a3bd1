import { expect, test } from '../page.ts';
import { watchScripts } from '../scripts.ts';

test.use({ window: 'own' });

/** A sidebar item, as in the scripts. */
const item = (document: string) => `"docId":"${document}"`;

test('a document brings the sidebar beside it and no other, and one of another section its own', async ({
  page,
}) => {
  // Prevents prefetching.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts = watchScripts(page);
  await page.goto('/docker');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await scripts()).toContain(item('developing/docker/docker-compose'));
  expect(await scripts()).not.toContain(item('cooking/recipe/focaccia'));

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Docker', exact: true })).toBeVisible();
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('link', { name: 'Cooking', exact: true }).click();
  await expect(page).toHaveURL('/cooking-index');
  await expect(sidebar.getByRole('link', { name: 'Recipe' }).first()).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Docker', exact: true })).toHaveCount(0);
  expect(await scripts()).toContain(item('cooking/recipe/focaccia'));
});
