import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetching } from '../../../../../plugins/prefetch/client/index.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

let touch = () => {};
const location = { href: 'https://site.example/api', pathname: '/api' };

beforeEach(() => {
  location.pathname = '/api';
  const requestIdleCallback = (task: () => void) => setTimeout(task);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  vi.stubGlobal('window', { location, requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    touch = type === 'scroll' ? listener : touch;
  });
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    querySelectorAll: () => [
      { pathname: '/first' },
      { pathname: '/unseen' },
      { pathname: '/next' },
    ],
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Starts prefetching on a page whose documents have this much code.
 *
 * @param known - resolves when the page knows the files of its documents
 */
function start(
  bytes: number,
  load: (pathname: string) => Promise<void> = async () => {},
  known?: Promise<void>,
) {
  const ahead: string[] = [];
  const run: string[] = [];
  const { prefetch, preload } = prefetching({
    codeOf: async (pathname) => {
      await known;
      return pathname === '/about' ? undefined : { scripts: [`${pathname}.js`], bytes };
    },
    fetchAhead: async (address) => {
      ahead.push(address);
    },
    load: (pathname) => {
      run.push(pathname);
      return load(pathname);
    },
  });
  return { ahead, run, prefetch, preload };
}

test('nothing is fetched until the page is touched, and then first what the text links to', async () => {
  const { ahead, run, prefetch } = start(1000);
  for (const address of ['/sidebar', '/about', '/next', '/first', '/api#top']) {
    prefetch(address);
  }
  await settled();
  expect(ahead).toEqual([]);
  touch();
  await settled();
  expect(ahead).toEqual(['/first.js', '/next.js', '/sidebar.js']);
  await settled();
  expect(run).toEqual(['/first', '/next', '/sidebar']);
});

test('a view has a budget, and the next one has another', async () => {
  const { ahead, prefetch } = start(100_000);
  touch();
  for (const address of ['/a', '/b', '/c']) {
    prefetch(address);
  }
  await settled();
  expect(ahead).toEqual(['/a.js', '/b.js']);
  location.pathname = '/b';
  prefetch('/c');
  await settled();
  expect(ahead).toEqual(['/a.js', '/b.js', '/c.js']);
});

test('a link that is about to be followed is loaded at once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost'));
  load.mockResolvedValue();
  const { run, preload } = start(1000, load);
  await preload('/a');
  await preload('/a');
  expect(preload('/a')).toBe(false);
  expect(run).toEqual(['/a', '/a']);
});

const SPARING = [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }];
const FAST = { effectiveType: '4g', saveData: false };

test.each(SPARING)('nothing is fetched with %o', async (connection) => {
  vi.stubGlobal('navigator', { connection });
  const { ahead, run, prefetch, preload } = start(1000);
  touch();
  prefetch('/a');
  expect(preload('/a')).toBe(false);
  await settled();
  expect([...ahead, ...run]).toEqual([]);
});

test.each(
  SPARING,
)('links in view are skipped if the connection has %o by the first touch', async (connection) => {
  vi.stubGlobal('navigator', { connection: FAST });
  const { ahead, run, prefetch } = start(1000);
  prefetch('/a');
  await settled();
  vi.stubGlobal('navigator', { connection });
  touch();
  await settled();
  expect([...ahead, ...run]).toEqual([]);
});

test.each(
  SPARING,
)('a document is skipped if the connection has %o by the time its files are known', async (connection) => {
  vi.stubGlobal('navigator', { connection: FAST });
  let codeIsKnown = () => {};
  const known = new Promise<void>((resolve) => {
    codeIsKnown = resolve;
  });
  const { ahead, run, prefetch } = start(1000, undefined, known);
  touch();
  prefetch('/a');
  await settled();
  vi.stubGlobal('navigator', { connection });
  codeIsKnown();
  await settled();
  expect([...ahead, ...run]).toEqual([]);
});

test('links that came into view on a slow connection are fetched if it is fast by the first touch', async () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
  const { ahead, prefetch } = start(1000);
  prefetch('/a');
  vi.stubGlobal('navigator', { connection: FAST });
  touch();
  await settled();
  expect(ahead).toEqual(['/a.js']);
});
