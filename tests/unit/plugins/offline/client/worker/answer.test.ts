import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownName, writeKept } from '../../../../../../plugins/offline/client/kept.ts';
import { answer, isAnswered } from '../../../../../../plugins/offline/client/worker/answer.ts';
import { BASE, keepInCaches } from '../library.ts';
import { memoryCaches } from '../memoryCaches.ts';

/** A request as a worker sees it. Node's own can't be one for a page. */
const requestOf = (path: string, mode: RequestMode = 'navigate') =>
  ({ url: new URL(path, BASE).href, mode, method: 'GET', cache: 'default' }) as Request;

const server = vi.fn<typeof fetch>();

const ask = (path: string, mode?: RequestMode) => answer(requestOf(path, mode), BASE);

/** The address and the text of an answer, or where it redirects to. */
async function asked(path: string, mode?: RequestMode) {
  const response = await ask(path, mode);
  return response.headers.get('Location') ?? `${response.status} ${await response.text()}`;
}

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', server);
  server.mockReset();
  server.mockRejectedValue(new TypeError('offline'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('isAnswered', () => {
  it.each([
    ['a page of the site', {}, true],
    ['another site', { url: 'https://host.example/other' }, false],
    ['another host', { url: 'https://images.example/library/a.svg' }, false],
    ['a form', { method: 'POST' }, false],
    ['a page that insists on the server', { cache: 'no-store' as const }, false],
  ])('%s: %s', (_, changes, expected) => {
    expect(isAnswered({ ...requestOf('visa'), ...changes } as Request, BASE)).toBe(expected);
  });
});

describe('without the server', () => {
  beforeEach(() => keepInCaches(['travel']));

  it.each([
    ['', '200 content of '],
    ['visa', '200 content of visa'],
    ['visa?rows=2', '200 content of visa'],
    ['visa/', `${BASE}visa`],
    ['visa.html?a=b', `${BASE}visa?a=b`],
    ['visa/index.html', `${BASE}visa`],
    ['Visa', `${BASE}visa`],
    ['index.html', BASE],
    ['entry', `${BASE}visa`],
  ])('the page %s is answered', async (path, expected) => {
    expect(await asked(path)).toBe(expected);
  });

  it.each([
    'rice',
    'rice/',
    'grains',
  ])('the page %s, which is not kept, says so and names what is', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain('This page isn’t on this device');
    expect(text).toContain(
      '<ul><li><a href="/library/wagon">Trains</a></li><li><a href="/library/visa">Visas &amp; Entry</a></li></ul>',
    );
    expect(text).not.toContain('/library/rice');
  });

  it('a page that does not exist gets the not-found page', async () => {
    expect(await asked('nope')).toBe('404 content of 404.html');
  });

  it('a part of a page is answered, and one that is not kept fails', async () => {
    expect(await asked('assets/visa.1.js', 'no-cors')).toBe('200 content of assets/visa.1.js');
    expect((await ask('assets/rice.1.js', 'no-cors')).type).toBe('error');
  });
});

describe('with the server', () => {
  beforeEach(() => keepInCaches(['travel']));

  const serve = (text: string, status = 200) =>
    server.mockImplementation(async () => new Response(text, { status }));

  it('pages come from the server, and files with a hash from the device', async () => {
    serve('newer');
    expect(await asked('visa')).toBe('200 newer');
    expect(await asked('rice')).toBe('200 newer');
    expect(await asked('assets/visa.1.js', 'no-cors')).toBe('200 content of assets/visa.1.js');
  });

  it('a page that is gone is gone, but its parts are still there for pages that are open', async () => {
    serve('gone', 404);
    expect(await asked('visa')).toBe('404 gone');
    expect(await asked('404.html', 'cors')).toBe('200 content of 404.html');
  });

  it('a failing server counts as none, for what is kept', async () => {
    serve('bad gateway', 502);
    expect(await asked('visa')).toBe('200 content of visa');
    expect(await asked('rice')).toBe('502 bad gateway');
  });

  it('a server that does not respond in time counts as none, for what is kept', async () => {
    vi.useFakeTimers();
    server.mockImplementation(() => new Promise(() => {}));
    const page = asked('visa');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await page).toBe('200 content of visa');
  });
});

it('nothing is changed when nothing is kept', async () => {
  await expect(ask('visa')).rejects.toThrow('offline');
  server.mockResolvedValue(new Response('page'));
  expect(await asked('visa')).toBe('200 page');
});

it('an incomplete download is not used', async () => {
  await caches.open(`${ownName(BASE)}first`);
  await expect(ask('visa')).rejects.toThrow('offline');
});

it('of two complete downloads, the later is used', async () => {
  await keepInCaches(['travel']);
  const cache = `${ownName(BASE)}second`;
  await (await caches.open(cache)).put(new URL('visa', BASE), new Response('later'));
  const later = { cache, version: 'second', sections: ['travel'], since: '2026-11-28T12:00Z' };
  await writeKept(BASE, later);
  expect(await asked('visa')).toBe('200 later');
});
