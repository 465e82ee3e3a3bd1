import { readFile } from 'node:fs/promises';
import type { Readability as ReadabilityClass } from '@mozilla/readability';
import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { batchesOf, sitemapPaths as paths } from './sitemap.ts';

/** The part of Firefox's reader view that decides what belongs to an article. */
const READABILITY = 'node_modules/@mozilla/readability/Readability.js';

/** Returns what a reader view gets wrong about a page. */
function faultsOf(page: Page, html: string): Promise<readonly string[]> {
  return page.evaluate((source) => {
    const { Readability } = window as unknown as { Readability: typeof ReadabilityClass };
    const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html');
    const textOf = (element: Element | null) =>
      (element?.textContent ?? '').replace(/[\s\u200B]+/g, ' ').trim();

    const original = parsed(source);
    for (const hidden of original.querySelectorAll('[aria-hidden=true], [hidden], button')) {
      hidden.remove();
    }
    const body = original.querySelector('.markdown, .mdx-page article');
    if (body === null) {
      return [];
    }
    const article = new Readability(parsed(source)).parse();
    if (article === null) {
      return ['no article'];
    }
    const shown = parsed(article.content ?? '');
    const headings = [...shown.querySelectorAll('h2, h3')].map(textOf);
    const lost = [...body.querySelectorAll('h2, h3')]
      .map(textOf)
      .filter((heading) => !headings.includes(heading));
    const opening = textOf(body.querySelector(':scope > p'));
    const countIn = (selector: string) =>
      `${shown.querySelectorAll(selector).length} of ${body.querySelectorAll(selector).length} ${selector}`;
    const isWhole = (selector: string) =>
      shown.querySelectorAll(selector).length >= body.querySelectorAll(selector).length;
    const titles = [textOf(original.querySelector('h1')), original.title];
    return [
      ...(textOf(shown.body).includes(opening) ? [] : [`without its opening: ${opening}`]),
      ...lost.map((heading) => `without the heading ${heading}`),
      ...['table', 'tr'].filter((selector) => !isWhole(selector)).map(countIn),
      ...(titles.includes(article.title ?? '') ? [] : [`the title ${article.title}`]),
      ...([undefined, null, 'Personal Documents Library'].includes(article.byline)
        ? []
        : [`the author ${article.byline}`]),
    ];
  }, html);
}

test.beforeEach(async ({ page }) => {
  const source = await readFile(READABILITY, 'utf8');
  await page.evaluate(`${source}\nwindow.Readability = Readability;`);
});

test('what a reader view loses and invents is found', async ({ page }) => {
  const text = 'A sentence with commas, which says enough, so that it counts. '.repeat(12);
  const html = `<title>T</title><div class=markdown><h1>T</h1><p>Opening. ${text}</p>
    <h2 id=footer>Footer</h2><p>${text}</p><h2 id=author>Author</h2><p>${text}</p></div>`;
  expect(await faultsOf(page, html)).toEqual([
    'without the heading Footer',
    'without the heading Author',
    'the author Author',
  ]);
});

for (const { name, batch } of batchesOf(paths)) {
  test(`reader views show pages ${name} whole`, async ({ page, request }) => {
    for (const path of batch) {
      const faults = await faultsOf(page, await (await request.get(path)).text());
      expect.soft(faults, path).toEqual([]);
    }
  });
}
