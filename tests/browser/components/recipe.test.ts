import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/violations.ts';
import { expect, test } from '../page.ts';
import { watchScripts } from '../scripts.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

/** Opens the recipe and waits until it's hydrated. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/recipe${query}`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The page's list of ingredients; cook mode has another. */
const ingredients = (page: Page) =>
  page.locator('article li').filter({ hasNot: page.locator('ol') });
const ingredient = (page: Page, name: string) =>
  ingredients(page).filter({ hasText: name }).first();
const servings = (page: Page) => page.getByRole('spinbutton', { name: 'Servings' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Amounts for' });

test.describe('servings', () => {
  test('scale every amount, and tell what stays', async ({ page }) => {
    await open(page);
    await expect(status(page)).toHaveText(/Amounts for 8 servings, in metric units\./);
    await expect(status(page)).toContainText('Times and temperatures do not change');
    for (let taps = 0; taps < 4; taps += 1) {
      await page.getByRole('button', { name: 'One serving less' }).click();
    }
    await expect(servings(page)).toHaveValue('4');
    await expect(status(page)).toHaveText(/Amounts for 4 servings instead of 8/);
    await expect(ingredient(page, 'bread flour')).toHaveText(
      '250 g bread flour, about 12% protein',
    );
    await expect(ingredient(page, 'instant yeast')).toHaveText('1.5 g instant yeast');
    await expect(ingredient(page, 'egg')).toHaveText('1½ eggs');
    await expect(ingredient(page, 'milk')).toHaveText('125 ml milk');
    await expect(ingredient(page, 'sugar')).toHaveText('1 tsp sugar');
    await expect(ingredient(page, 'potatoes')).toHaveText('750 g potatoes');
    await expect(ingredient(page, 'Flaky salt')).toHaveText('Flaky salt, to taste');
    const text = page.getByRole('article');
    await expect(text).toContainText('Start with 250 g bread flour');
    await expect(text).toContainText('Pour 15 g of the oil');
    await expect(text).toContainText('pieces of 80 g.');
    await expect(text).toContainText('230 °C (450 °F)');
    await expect(text).toContainText('20 to 25 minutes');
    await expect(text).toContainText('1 tin for 8 servings');
  });

  test('are typed; what is not a number of them leaves the amounts as they are', async ({
    page,
  }) => {
    await open(page);
    await servings(page).fill('5');
    await expect(ingredient(page, 'eggs')).toHaveText('2 eggs (exactly 1.88)');
    await servings(page).fill('');
    await expect(status(page)).toHaveText(/Amounts for 5 servings/);
    await servings(page).fill('0');
    await servings(page).blur();
    await expect(servings(page)).toHaveValue('5');
  });

  test('are changed by keyboard, down to one', async ({ page }) => {
    await open(page, '?servings=2');
    const less = page.getByRole('button', { name: 'One serving less' });
    await less.focus();
    await page.keyboard.press('Enter');
    await expect(servings(page)).toHaveValue('1');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(servings(page)).toHaveValue('1');
    await expect(status(page)).toHaveText(/Amounts for 1 serving instead of 8/);
    await servings(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(servings(page)).toHaveValue('2');
  });
});

test.describe('units', () => {
  test('are switched to US: volumes by density, weights without, °F', async ({ page }) => {
    await open(page);
    await page.getByRole('radio', { name: 'US' }).check();
    await expect(ingredient(page, 'bread flour')).toHaveText(
      '4¼ cups bread flour, about 12% protein',
    );
    // 400 g by 236.588 g a cup are 1.69 cups.
    await expect(ingredient(page, 'warm water')).toHaveText('1⅔ cups warm water');
    // 45 g by 216 g a cup are 0.208 cups, 3.33 tablespoons.
    await expect(ingredient(page, 'olive oil')).toHaveText('3 tbsp + 1 tsp olive oil');
    await expect(ingredient(page, 'instant yeast')).toHaveText('0.11 oz instant yeast');
    await expect(ingredient(page, 'milk')).toHaveText('1 cup + 1 tbsp milk');
    await expect(ingredient(page, 'potatoes')).toHaveText('3 lb 5 oz potatoes');
    await expect(page.getByRole('article')).toContainText('the oven runs at 450 °F.');
    await expect(page.getByRole('article')).toContainText('Serve at 131 to 149 °F.');
    await expect(page.getByRole('article')).not.toContainText('°C');
    await expect(page.getByRole('article')).toContainText('9 × 13 in');
    await expect(status(page)).toHaveText(/in US units/);
  });

  test('and servings are in the address, and in nothing else', async ({ page }) => {
    await open(page, '?from=notes');
    await page.getByRole('radio', { name: 'US' }).check();
    await page.getByRole('button', { name: 'One serving more' }).click();
    await expect(page).toHaveURL('/recipe?from=notes&servings=9&units=us');
    await page.reload();
    await expect(servings(page)).toHaveValue('9');
    await expect(page.getByRole('radio', { name: 'US' })).toBeChecked();
    await page.getByRole('radio', { name: 'Metric' }).check();
    await page.getByRole('button', { name: 'One serving less' }).click();
    await expect(page).toHaveURL('/recipe?from=notes');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });

  test('an address that makes no sense shows the recipe as it is written', async ({ page }) => {
    await open(page, '?servings=1e9&units=stone');
    await expect(servings(page)).toHaveValue('8');
    await expect(ingredient(page, 'bread flour')).toContainText('500 g');
  });
});

test.describe('timers', () => {
  // The fake clock belongs to the window.
  test.use({ window: 'own' });

  const MINUTES = 60_000;

  test('run together, pause, restart, and tell their end', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
    await open(page);
    await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
    const title = await page.title();
    const tray = page.getByRole('region', { name: 'Timers' });

    await page.getByRole('button', { name: 'Start timer: 20 to 25 minutes, Bake' }).click();
    await expect(page).toHaveTitle(`20:00 Bake | ${title}`);
    await page.clock.runFor(2 * MINUTES);
    await expect(page).toHaveTitle(`18:00 Bake | ${title}`);
    const other = 'Day one: mix, step 2';
    await page.getByRole('button', { name: `Start timer: 30 seconds, ${other}` }).click();
    await expect(page).toHaveTitle(`0:30 ${other} | ${title}`);
    await expect(tray.getByRole('listitem')).toHaveText([/Bake\s*18:00/, /step 2\s*0:30/]);

    await page.getByRole('button', { name: 'Pause timer, Bake' }).click();
    await page.clock.runFor(30_000);
    await expect(tray.getByRole('alert')).toHaveText(`Time is up: ${other}`);
    await expect(page).toHaveTitle(`Time is up: ${other} | ${title}`);
    await expect(page.getByRole('timer')).toHaveText('18:00');
    await tray.getByRole('button', { name: `OK, ${other}` }).click();
    await expect(tray.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveTitle(title);

    await page.getByRole('button', { name: 'Resume timer, Bake' }).click();
    await page.clock.runFor(1 * MINUTES);
    await expect(page.getByRole('timer')).toHaveText('17:00');
    await page.getByRole('button', { name: 'Restart timer, Bake' }).click();
    await expect(page.getByRole('timer')).toHaveText('20:00');
    await tray.getByRole('button', { name: 'Stop, Bake' }).click();
    await expect(tray).toHaveCount(0);
    await expect(page).toHaveTitle(title);
  });

  test('keep to the clock when the tab sleeps', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
    await open(page);
    await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
    await page.getByRole('button', { name: /^Start timer: 20 to 25/ }).click();
    // Time passes without running the page's timers in between.
    await page.clock.fastForward(19 * MINUTES);
    await expect(page.getByRole('timer')).toHaveText('1:00');
    await page.clock.fastForward(60 * MINUTES);
    await expect(page.getByRole('alert')).toHaveText('Time is up: Bake');
  });

  test('end with the page, and leave its title', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: /^Start timer: 20 to 25/ }).click();
    await expect(page).toHaveTitle(/Bake \|/);
    await page.getByRole('article').getByRole('link', { name: 'notes' }).click();
    await expect(page).toHaveURL('/notes');
    await expect(page).toHaveTitle(/^Notes/);
    await expect(page.getByRole('region', { name: 'Timers' })).toHaveCount(0);
  });
});

test.describe('on paper', () => {
  test('what was chosen is shown, without the controls', async ({ page }) => {
    await open(page, '?servings=4&units=us');
    await page.getByRole('button', { name: /^Start timer: 20 to 25/ }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(ingredient(page, 'bread flour')).toContainText('2 cups + 1 tbsp');
    await expect(page.getByRole('definition').first()).toHaveText('4');
    await expect(page.getByRole('article')).toContainText('20 to 25 minutes');
    await expect(servings(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cook mode' })).toBeHidden();
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Timers' })).toBeHidden();
    await expect(page.getByText('20 to 25 minutes')).toBeVisible();
  });
});

test('search engines get the recipe', async ({ request }) => {
  const html = await (await request.get('/recipe')).text();
  const scripts = [...html.matchAll(/<script type="?application\/ld\+json"?>(.*?)<\/script>/gs)];
  const recipes = scripts
    .map(([, text = '']) => JSON.parse(text))
    .filter((data) => data['@type'] === 'Recipe');
  expect(recipes).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Flat Bread',
      description:
        'A recipe with every form of amount, temperature and timer, to scale, convert, time and cook from.',
      image: 'http://localhost/cards/recipe.png',
      keywords: 'flatbread, </script><b>thin</b>',
      recipeYield: ['8 servings', '1 tin'],
      prepTime: 'PT25M',
      totalTime: 'PT17H',
      recipeIngredient: [
        '500 g bread flour, about 12% protein',
        '400 g warm water',
        '45 g olive oil',
        '3 g instant yeast',
        '3 eggs',
        '250 ml milk',
        '2 tsp sugar',
        '1.5 kg potatoes',
        'Flaky salt, to taste',
      ],
      recipeInstructions: [
        'Stir 3 g of the yeast into the flour, with water of 25 °C (77 °F).',
        'Shape pieces of 80 g. (30 seconds)',
        'Pour 30 g of the oil into the tin.',
        'Bake until deep golden and 93 °C (200 °F) inside. (20 to 25 minutes)',
        'Serve at 55 to 65 °C (131 to 149 °F).',
      ].map((text) => ({ '@type': 'HowToStep', text })),
    },
  ]);
});

test.describe('the code of recipes', () => {
  test.use({ window: 'own' });

  /** Returns the scripts that the page needs: it hydrates once it has all of them. */
  async function scriptsOf(page: Page, path: string): Promise<string> {
    const scripts = watchScripts(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    return scripts();
  }

  test('comes with pages that have one, and cook mode when it is used', async ({ page }) => {
    const scripts = await scriptsOf(page, '/recipe');
    expect(scripts).toContain('One serving less');
    expect(scripts).not.toContain('Leave cook mode');
    // The scripts include only the densities of its own ingredients, and no structured data for search engines.
    expect(scripts).not.toContain('HowToStep');
  });

  test('comes with no other page', async ({ page }) => {
    expect(await scriptsOf(page, '/figure')).not.toContain('One serving less');
  });
});

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
] as const) {
  test(`axe finds nothing, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
    await open(page, '?servings=5');
    await page.getByRole('button', { name: /^Start timer: 20 to 25/ }).click();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a recipe is a plain metric text with both °C and °F', async ({ page }) => {
    await page.goto('/recipe?servings=4&units=us');
    await expect(ingredient(page, 'bread flour')).toHaveText(
      '500 g bread flour, about 12% protein',
    );
    await expect(page.getByRole('article')).toContainText('230 °C (450 °F)');
    await expect(page.getByText('20 to 25 minutes')).toBeVisible();
    await expect(page.getByRole('button', { name: /timer/ })).toHaveCount(0);
    await expect(servings(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cook mode' })).toBeHidden();
  });
});
