import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';
import { expectAwake } from '../wakeUp/code.ts';
import { translate, WAYS } from './translator.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

for (const way of WAYS) {
  test.describe(`a translator that ${way} texts`, () => {
    test('leaves a table alive', async ({ page }) => {
      await page.goto('/data-table');
      await expectAwake(page);
      await translate(page, way);
      const status = page.getByRole('status').first();
      const head = page.getByRole('columnheader', { name: 'Elevation (m)' }).first();
      for (const said of [', ascending', ', descending', '400 rows']) {
        await head.getByRole('button').click();
        await expect(status).toHaveText(new RegExp(`${said}$`));
      }
      const filter = page.getByRole('searchbox', { name: 'Filter' });
      await filter.fill('11');
      await expect(status).toHaveText(/^\d+ of 400 rows$/);
      await head.getByRole('button').click();
      await expect(status).toHaveText(/^\d+ of 400 rows, ordered by Elevation, ascending$/);
      await filter.fill('');
      await expect(status).toHaveText('400 rows, ordered by Elevation, ascending');
    });

    test('leaves a recipe alive, and its cook mode and timers', async ({ page }) => {
      await page.goto('/recipe');
      await expectAwake(page);
      await translate(page, way);
      const eggs = page
        .getByRole('article')
        .getByRole('listitem')
        .filter({ hasText: /eggs?\b/ });
      const servings = page.getByRole('spinbutton', { name: 'Servings' });
      for (const [count, said] of [
        ['5', '2 eggs (exactly 1.88)'],
        ['4', '1½ eggs'],
        ['2', '¾ egg'],
        ['8', '3 eggs'],
      ] as const) {
        await servings.fill(count);
        await expect(eggs.first()).toHaveText(said);
      }
      const status = page.getByRole('status').filter({ hasText: 'Amounts for' });
      await expect(status).toHaveText(/^Amounts for 8 servings, in metric units\./);
      await page.getByRole('radio', { name: 'US' }).check({ force: true });
      await expect(status).toHaveText(/in US units\./);
      await expect(page.getByRole('article')).toContainText('450 °F');

      await page
        .getByRole('button', { name: /^Start timer/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Pause timer/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Resume timer/ })
        .first()
        .click();
      const tray = page.getByRole('region', { name: 'Timers' });
      await expect(tray).toBeVisible();

      await page.getByRole('button', { name: 'Cook mode' }).click();
      const cooking = page.getByRole('dialog');
      await cooking.getByRole('button', { name: 'Next' }).click();
      await expect(cooking.getByRole('heading')).toContainText(/step 2 of/i);
      await page.keyboard.press('ArrowLeft');
      await expect(cooking.getByRole('heading')).toContainText(/step 1 of/i);
      await cooking.getByRole('button', { name: 'Leave cook mode' }).click();
      await tray.getByRole('button', { name: /^Stop/ }).click();
      await expect(tray).toBeHidden();
    });

    test('leaves a checklist alive', async ({ page }) => {
      await page.goto('/checklist');
      await expectAwake(page);
      await translate(page, way);
      const count = page.getByRole('status').filter({ hasText: 'checked' }).first();
      await page.getByRole('checkbox', { name: 'Passport' }).check();
      await expect(count).toHaveText('2 of 5 checked');
      await page.getByRole('checkbox', { name: 'Passport' }).uncheck();
      await expect(count).toHaveText('1 of 5 checked');
    });

    test('leaves a table alive whose rows open on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/data-table');
      await expectAwake(page);
      const row = page.locator('tr[data-row="BAD"]');
      await row.waitFor();
      await translate(page, way);
      const country = await row.getByRole('cell').nth(1).textContent();
      const opener = row.getByRole('button', { name: /^Details of / });
      for (const [isOpen, said] of [
        ['true', `Country${country}`],
        ['false', country],
        ['true', `Country${country}`],
      ]) {
        await opener.click();
        await expect(opener).toHaveAttribute('aria-expanded', isOpen ?? '');
        await expect(row.getByRole('cell').nth(1)).toHaveText(said ?? '');
      }
    });

    test('leaves code alive, and tabs', async ({ page }) => {
      await page.goto('/code');
      await expectAwake(page);
      await translate(page, way);
      const block = page.locator('.theme-code-block').first();
      await block.hover();
      await block.getByRole('button', { name: /copy/i }).click();
      await expect(block.getByRole('button', { name: /copied/i })).toBeVisible();
    });
  });
}
