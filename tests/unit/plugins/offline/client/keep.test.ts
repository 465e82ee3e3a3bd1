import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentenceOf } from '../../../../../plugins/offline/client/failure.ts';
import { keep } from '../../../../../plugins/offline/client/keep.ts';
import { keptLibrary, ownName, readKept } from '../../../../../plugins/offline/client/kept.ts';
import { LIBRARY_FILE, WORKER_FILE } from '../../../../../plugins/offline/shared/library.ts';
import { BASE, keepInCaches, LIBRARY } from './library.ts';
import { memoryCaches } from './memoryCaches.ts';

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a reader is told if the browser refuses the worker, and the server answers with a type of content for it. */
async function refusalWith(contentType: string): Promise<string> {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() },
    serviceWorker: {
      register: () => Promise.reject(new DOMException('no', 'SecurityError')),
      getRegistration: async () => undefined,
    },
  });
  vi.stubGlobal('fetch', async (address: URL) =>
    address.pathname.endsWith(WORKER_FILE)
      ? new Response('', { headers: { 'Content-Type': contentType } })
      : Response.json(LIBRARY),
  );
  const { signal } = new AbortController();
  const kept = keep({ base: BASE, sections: ['travel'], onProgress: () => {}, signal });
  return kept.then(() => 'kept', sentenceOf);
}

it('tells a page in place of the worker from storage that is blocked', async () => {
  expect(await refusalWith('text/html; charset=utf-8')).toMatch(/something else answered/);
  expect(await refusalWith('text/javascript; charset=utf-8')).toMatch(
    /doesn’t let this site store/,
  );
  expect(await caches.keys()).toEqual([]);
});

it.each([
  ['nothing', 'null'],
  ['another page', '<!doctype html>'],
  ['no time', '{"cache":"a","version":"b","sections":[]}'],
  ['a time that is none', '{"cache":"a","version":"b","sections":[],"since":"soon"}'],
  ['sections of another shape', '{"cache":"a","version":"b","sections":{},"since":"2026-11-27"}'],
])('takes an entry that has %s for no download', async (_, text) => {
  const cache = await caches.open(`${ownName(BASE)}first`);
  await cache.put(new URL('offline-library', BASE), new Response(text));
  expect(await readKept(BASE)).toBeUndefined();
});

it('takes a kept list of another shape for none', async () => {
  await keepInCaches(['travel']);
  const kept = await readKept(BASE);
  expect(kept && (await keptLibrary(BASE, kept))).toEqual(LIBRARY);
  const cache = await caches.open(kept?.cache ?? '');
  await cache.put(new URL(LIBRARY_FILE, BASE), Response.json({ version: 'first' }));
  expect(kept && (await keptLibrary(BASE, kept))).toBeUndefined();
});
