import type { Page, Response } from '@playwright/test';

/**
 * Watches for the scripts that a page fetches from now on.
 *
 * @returns gives the text of those that came so far
 */
export function watchScripts(page: Page): () => Promise<string> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      responses.push(response);
    }
  });
  return async () => (await Promise.all(responses.map((response) => response.text()))).join('\n');
}
