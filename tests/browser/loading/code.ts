import type { Page, Route } from '@playwright/test';

/** Where the scripts of the site are. */
export const SCRIPTS = '**/assets/js/*.js';

/** Words that only the code of the focaccia's document has. */
const OF_FOCACCIA = 'Mix flour with 80%';

/** Makes the browser forget the scripts that it has fetched ahead. */
export async function forgetScripts(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

/**
 * Answers the request for the code of the document on focaccia in another way.
 *
 * @param answer - what to do with it; gets its text as the site has it
 */
export async function answerCode(
  page: Page,
  answer: (route: Route, text: string) => Promise<void>,
): Promise<void> {
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await (text.includes(OF_FOCACCIA) ? answer(route, text) : route.fulfill({ response }));
  });
}

/**
 * Keeps the code of the document on focaccia back.
 *
 * @returns tells whether it was asked for, and lets it go
 */
export async function holdCode(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isAsked = false;
  await answerCode(page, async (route, body) => {
    isAsked = true;
    await released;
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
  return { release, isAsked: () => isAsked };
}

/** Opens the list of recipes and waits until its scripts listen and nothing is on its way. */
export async function openRecipes(page: Page): Promise<void> {
  await page.goto('/recipe', { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await forgetScripts(page);
}

/** The link to the document on focaccia on the list of recipes. */
export const linkToFocaccia = (page: Page) =>
  page.getByRole('article').getByRole('link', { name: 'Overnight Focaccia' }).first();
