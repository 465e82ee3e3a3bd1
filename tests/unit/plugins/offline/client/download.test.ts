import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Download,
  download,
  fetchLibrary,
} from '../../../../../plugins/offline/client/download.ts';
import { LIBRARY_FILE } from '../../../../../plugins/offline/shared/library.ts';
import { BASE, contentOf, LIBRARY } from './library.ts';
import { memoryCaches } from './memoryCaches.ts';

const server = vi.fn<typeof fetch>();

const respond = async (address: string | URL | Request) =>
  new Response(contentOf(String(address).slice(BASE.length)));

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', server);
  server.mockReset();
  server.mockImplementation(respond);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Downloads everything, with changed options. */
async function downloadAll(options: Partial<Download> = {}) {
  const into = await caches.open('next');
  const put = vi.spyOn(into, 'put');
  const bytes: number[] = [];
  const done = download({
    base: BASE,
    files: LIBRARY.files,
    into,
    onDevice: async () => undefined,
    onBytes: (some) => bytes.push(some),
    signal: new AbortController().signal,
    ...options,
  });
  return { done, into, put, bytes };
}

it('stores each file under its URL, and counts the bytes', async () => {
  const { done, into, bytes } = await downloadAll();
  await done;
  for (const [path] of LIBRARY.files) {
    const file = await into.match(new URL(path, BASE));
    expect(await file?.text()).toBe(contentOf(path));
  }
  const total = LIBRARY.files.reduce((sum, [, size]) => sum + size, 0);
  expect(bytes.reduce((sum, some) => sum + some, 0)).toBe(total);
  expect(server.mock.calls.every(([, init]) => init?.cache === 'no-store')).toBe(true);
});

it('does not fetch what is on the device', async () => {
  const { done, into } = await downloadAll({ onDevice: async ([path]) => new Response(path) });
  await done;
  expect(server).not.toHaveBeenCalled();
  expect(await (await into.match(new URL('visa', BASE)))?.text()).toBe('visa');
});

const PORTAL = async () => new Response('<!doctype html><title>Sign in</title>');

/** The list of a deployment in which every file is another one. */
const newerList = async () =>
  Response.json({
    ...LIBRARY,
    files: LIBRARY.files.map(([path, bytes]) => [path, bytes, 'newer']),
  });

it.each([
  [
    'the network fails',
    () => Promise.reject(new TypeError('offline')),
    newerList,
    /can’t be reached/,
  ],
  [
    'the site is replaced meanwhile',
    async () => new Response('newer'),
    newerList,
    /replaced by a newer one/,
  ],
  ['a network wants a sign-in from now on', PORTAL, PORTAL, /list .* because something else/],
  [
    'something else answers for a single file',
    PORTAL,
    async () => Response.json(LIBRARY),
    /^The file visa didn’t arrive, because something else answered/,
  ],
])('stops when %s, and writes nothing afterwards', async (_, answer, list, message) => {
  server.mockImplementation((address) => {
    const asked = String(address);
    if (asked.endsWith(LIBRARY_FILE)) {
      return list();
    }
    return asked.endsWith('/visa') ? answer() : respond(asked);
  });
  const { done, put } = await downloadAll();
  await expect(done).rejects.toThrow(message);
  const written = put.mock.calls.length;
  await new Promise(setImmediate);
  expect(put.mock.calls.length).toBe(written);
});

it('stops when the reader cancels it', async () => {
  const { done, put } = await downloadAll({ signal: AbortSignal.abort() });
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  expect(put).not.toHaveBeenCalled();
});

it.each([
  ['is missing', () => new Response('', { status: 404 }), /list of documents didn’t arrive/],
  ['is another page', () => new Response('<!doctype html>'), /list of documents didn’t arrive/],
  ['is another file', () => Response.json({ portal: true }), /something else answered/],
  ['is nothing', () => Response.json(null), /something else answered/],
])('says when the list %s', async (_, answer, message) => {
  server.mockImplementation(async () => answer());
  await expect(fetchLibrary(BASE)).rejects.toThrow(message);
});
