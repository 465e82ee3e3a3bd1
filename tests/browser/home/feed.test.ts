import { expect, test } from '../page.ts';

/** Atom's namespace. */
const ATOM = 'http://www.w3.org/2005/Atom';

test('the landing page names the feed for feed readers, and links to it', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Atom feed' });
  const href = (await link.getAttribute('href')) ?? '';
  await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute(
    'href',
    href,
  );
  const response = await request.get(href);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test('the feed is XML with what Atom requires, and begins with what the landing page lists', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const text = await (await request.get('/feed.atom')).text();
  const feed = await page.evaluate(
    ([source, namespace]) => {
      const { documentElement: root } = new DOMParser().parseFromString(source, 'application/xml');
      const textsOf = (parent: Element, name: string) =>
        [...parent.children]
          .filter(({ localName, namespaceURI }) => localName === name && namespaceURI === namespace)
          .map(({ textContent }) => textContent);
      return {
        name: root.localName,
        required: ['id', 'title', 'updated', 'author'].map((name) => textsOf(root, name).length),
        entries: [...root.querySelectorAll('entry')].map((entry) => ({
          required: ['id', 'title', 'updated'].map((name) => textsOf(entry, name).length),
          id: textsOf(entry, 'id')[0] ?? '',
          updated: textsOf(entry, 'updated')[0] ?? '',
          address: entry.querySelector('link')?.getAttribute('href') ?? '',
        })),
      };
    },
    [text, ATOM] as const,
  );
  expect(feed).toMatchObject({ name: 'feed', required: [1, 1, 1, 1] });
  expect(feed.entries.length).toBeGreaterThan(8);
  expect(feed.entries.length).toBeLessThanOrEqual(50);
  for (const { required, id, updated, address } of feed.entries) {
    expect(required, id).toEqual([1, 1, 1]);
    expect(id).toBe(`${address}#${updated.slice(0, 10)}`);
  }
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length);

  const listed = page.getByRole('region', { name: 'Recent changes' }).locator('li');
  const paths = await listed
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const first = feed.entries.slice(0, paths.length);
  expect(first.map(({ address }) => new URL(address).pathname)).toEqual(paths);
});
