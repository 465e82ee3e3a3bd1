import type { Page, Response } from '@playwright/test';

/**
 * Collects the scripts that a page fetches from now on.
 *
 * @returns a function that returns the text of the scripts fetched so far
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
