import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ baseURL: addressOf(COMPONENTS), javaScriptEnabled: false });

test('an index lists its children by the titles and descriptions they have, without the unlisted', async ({
  page,
}) => {
  await page.goto('/linking');
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'A page with a link' });
  await expect(list.getByRole('link')).toHaveText([
    'Linking 1',
    'Linking 2',
    'Linking 3',
    'Linking 4',
  ]);
  await expect(list.getByRole('paragraph').first()).toHaveText(
    'A page with a link in a sentence that is too long to be shown whole on another page.',
  );
});
