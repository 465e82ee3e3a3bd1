import type { Page, Route } from '@playwright/test';

/** URLs of the site's scripts. */
export const SCRIPTS = '**/assets/js/*.js';

/** Text that only the code of the focaccia document contains. */
const OF_FOCACCIA = 'Mix flour with 80%';

/** Makes the browser forget prefetched scripts. */
export async function forgetScripts(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

/**
 * Changes the response to the request for the code of the focaccia document.
 *
 * @param answer - handles the request; gets the original text
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
 * Holds back the code of the focaccia document.
 *
 * @returns functions that check whether it was requested, and let it through
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

/** Opens the list of recipes and waits until it's hydrated and no request is pending. */
export async function openRecipes(page: Page): Promise<void> {
  await page.goto('/recipe', { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await forgetScripts(page);
}

/** The link to the focaccia document in the list of recipes. */
export const linkToFocaccia = (page: Page) =>
  page.getByRole('article').getByRole('link', { name: 'Overnight Focaccia' }).first();
