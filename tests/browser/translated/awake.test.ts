import { expect, test } from '../page.ts';
import { dialog, input, openModal, options } from '../search/dialog.ts';
import { expectAwake } from '../wakeUp/code.ts';
import { translate, WAYS } from './translator.ts';

for (const way of WAYS) {
  test.describe(`a translator that ${way} texts`, () => {
    test('leaves the search dialog alive', async ({ page }) => {
      await openModal(page);
      await translate(page, way);
      await input(page).pressSequentially('docker co');
      await expect(options(page).first()).toContainText(/docker/i);
      await input(page).fill('visa');
      await expect(options(page).first()).toContainText(/visa/i);
      await expect(dialog(page).getByRole('link', { name: /^See all \d+ results$/ })).toBeVisible();
      await input(page).fill('qqqzzzxxx');
      await expect(dialog(page)).toContainText('No results for “qqqzzzxxx”');
      await input(page).fill('visq');
      await input(page).fill('qqqyyyxxx');
      await expect(dialog(page)).toContainText('No results for “qqqyyyxxx”');
      await dialog(page).getByRole('button', { name: 'Clear' }).click();
      await expect(dialog(page)).toContainText('No recent searches');
      await input(page).fill('visa');
      await expect(options(page).first()).toContainText(/visa/i);
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL('/focaccia');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/visa/i);
      await page.keyboard.press('Control+k');
      await dialog(page)
        .getByRole('button', { name: /^Save this search/ })
        .click();
      await dialog(page)
        .getByRole('button', { name: /from favorites/ })
        .click();
      await expect(dialog(page)).toContainText('No recent searches');
    });

    test('gets the answers that the search computes for one query after another', async ({
      page,
    }) => {
      await openModal(page);
      await translate(page, way);
      const line = dialog(page).getByRole('status');
      await input(page).fill('5 lb in kg');
      await expect(line).toContainText('2.268');
      const how = await line.locator('strong + span').textContent();
      await input(page).fill('100 F in C');
      await expect(line).toContainText('37.8');
      await expect(line.locator('strong + span')).not.toHaveText(how ?? '');
    });

    test('leaves the button alive that copies a document', async ({ page, context, faults }) => {
      faults.expect(/docker\.md/);
      faults.expect(/status of 500/);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/docker');
      await expectAwake(page);
      await translate(page, way);
      const button = page.getByRole('button', { name: 'Copy as Markdown' });
      const outcome = page.locator('.theme-doc-footer').getByRole('status');
      const failure = 'Couldn’t copy. Open the Markdown instead.';
      for (const said of ['Copied', failure, 'Copied']) {
        if (said === failure) {
          await page.route('**/docker.md', (route) => route.fulfill({ status: 500 }), { times: 1 });
        }
        await button.click();
        await expect(outcome).toHaveText(said);
      }
    });

    test('leaves the search page alive', async ({ page }) => {
      await page.goto('/search?q=visa');
      await expectAwake(page);
      const results = page.getByRole('main').getByRole('listitem');
      await expect(results.first()).toContainText(/visa/i);
      await translate(page, way);
      const field = page.getByRole('textbox', { name: 'Search' });
      await field.fill('docker');
      await expect(results.first()).toContainText(/docker/i);
      const status = page.getByRole('status');
      await expect(status).toHaveText(/^\d+ results$/);
      await field.fill('qqqzzzxxx');
      await expect(page.getByRole('main')).toContainText('No results for “qqqzzzxxx”');
      await expect(status).toHaveText('0 results');
      await field.fill('focaccia');
      await expect(results.first()).toContainText(/focaccia/i);
      await page.getByRole('button', { name: 'Show more results' }).click();
      await expect(results).not.toHaveCount(15);
    });

    test('leaves pages alive that links lead to, and back', async ({ page }) => {
      await page.goto('/docker');
      await expectAwake(page);
      await translate(page, way);
      const title = page.getByRole('heading', { level: 1 });
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
      await expect(page).not.toHaveURL('/docker');
      await expect(title).not.toHaveText('Docker');
      await page.locator('.navbar__brand').click();
      await expect(title).not.toHaveText('Dockerfile');
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL('/docker');
      await expect(title).toHaveText('Docker');
      await page.getByRole('button', { name: /^Switch between/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
}
