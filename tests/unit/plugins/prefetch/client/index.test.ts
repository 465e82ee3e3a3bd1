import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pausePrefetching, prefetching } from '../../../../../plugins/prefetch/client/index.ts';

const ORIGIN = 'https://site.example';

const settled = () => vi.advanceTimersByTimeAsync(0);

/** The links of the page's text. */
let links: { readonly origin: string; readonly pathname: string }[] = [];

/** The dialog that's open, if there is one. */
let dialog: object | null = null;

/** Scrolls links of the text into view, in any order. */
let show = (..._pathnames: readonly string[]) => {};

const location = { href: `${ORIGIN}/api`, origin: ORIGIN, pathname: '/api' };

const linksTo = (...pathnames: readonly string[]) =>
  pathnames.map((pathname) => ({ origin: ORIGIN, pathname }));

beforeEach(() => {
  vi.useFakeTimers();
  location.pathname = '/api';
  links = linksTo('/first', '/unseen', '/next', '/third');
  const requestIdleCallback = (task: () => void) => setTimeout(task);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { location, requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #observed = new Set<object>();

      constructor(report: (entries: readonly object[]) => void) {
        show = (...pathnames) => {
          const targets = pathnames.flatMap((pathname) =>
            links.filter((link) => link.pathname === pathname && this.#observed.has(link)),
          );
          report(targets.map((target) => ({ target, isIntersecting: true })));
        };
      }

      observe(link: object) {
        this.#observed.add(link);
      }

      unobserve(link: object) {
        this.#observed.delete(link);
      }
    },
  );
  dialog = null;
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    querySelector: () => dialog,
    querySelectorAll: () => links,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Options {
  /** Bytes of the code of a document. */
  readonly bytes?: number;
  readonly load?: (pathname: string) => Promise<void>;
  /** Resolves when the page knows the files of its documents. */
  readonly known?: Promise<void>;
  /** Resolves when a file has arrived. */
  readonly arrived?: Promise<void>;
}

/** Starts prefetching on a page. */
function start({ bytes = 1000, load = async () => {}, known, arrived }: Options = {}) {
  const ahead: string[] = [];
  const run: string[] = [];
  const sought: string[] = [];
  const { prefetch, preload } = prefetching({
    codeOf: async (pathname) => {
      sought.push(pathname);
      await known;
      return pathname === '/about' ? undefined : { scripts: [`${pathname}.js`], bytes };
    },
    fetchAhead: async (address) => {
      ahead.push(address);
      await arrived;
    },
    load: (pathname) => {
      run.push(pathname);
      return load(pathname);
    },
  });
  return { ahead, run, sought, prefetch, preload };
}

/** A promise, and what resolves it. */
function later() {
  let happen = () => {};
  const promise = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { promise, happen };
}

test('of the links in view, those of the text are fetched, in its order, and run', async () => {
  const { ahead, run, prefetch } = start();
  prefetch();
  await settled();
  expect(ahead).toEqual([]);
  show('/next', '/first');
  await settled();
  expect(ahead).toEqual(['/first.js', '/next.js']);
  await settled();
  expect(run).toEqual(['/first', '/next']);
});

test('a page whose text links to nothing in view finds out where pages are', async () => {
  const { ahead, sought } = start();
  expect(sought).toEqual([]);
  await settled();
  expect(sought).toEqual(['/api']);
  expect(ahead).toEqual([]);
});

test('what the text has of other sites, pages without a document, and the page itself is not fetched', async () => {
  links = [{ origin: 'https://other.example', pathname: '/x' }, ...linksTo('/about', '/api', '/a')];
  const { ahead } = start();
  show('/x', '/about', '/api', '/a');
  await settled();
  expect(ahead).toEqual(['/a.js']);
});

test('files that never arrive do not keep the others waiting for ever', async () => {
  const { ahead } = start({ arrived: new Promise(() => {}) });
  show('/first', '/next', '/third');
  await settled();
  expect(ahead).toEqual(['/first.js', '/next.js']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ahead).toEqual(['/first.js', '/next.js', '/third.js']);
});

test('links are watched that come after the page has been entered', async () => {
  const { ahead, prefetch } = start();
  location.pathname = '/slow';
  prefetch();
  await vi.advanceTimersByTimeAsync(1_000);
  links = linksTo('/late');
  show('/late');
  await settled();
  expect(ahead).toEqual([]);
  prefetch();
  await vi.advanceTimersByTimeAsync(1_000);
  show('/late');
  await settled();
  expect(ahead).toEqual(['/late.js']);
});

test('few are fetched at once', async () => {
  const { promise, happen } = later();
  const { ahead } = start({ arrived: promise });
  show('/first', '/next', '/third');
  await settled();
  expect(ahead).toEqual(['/first.js', '/next.js']);
  happen();
  await settled();
  expect(ahead).toEqual(['/first.js', '/next.js', '/third.js']);
});

test('a view has a budget, and the next one has another, once the reader has looked at it', async () => {
  const { ahead, prefetch } = start({ bytes: 80_000 });
  show('/first', '/next', '/third');
  await settled();
  expect(ahead).toEqual(['/first.js', '/next.js']);
  location.pathname = '/next';
  links = linksTo('/third');
  prefetch();
  await settled();
  show('/third');
  await settled();
  expect(ahead).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  show('/third');
  await settled();
  expect(ahead).toEqual(['/first.js', '/next.js', '/third.js']);
});

test('a link that is about to be followed goes before all others, even beyond the budget', async () => {
  const { promise, happen } = later();
  const { ahead, run, preload } = start({ bytes: 200_000, load: () => promise });
  preload('/pressed');
  show('/first');
  await settled();
  expect(run).toEqual(['/pressed']);
  expect(ahead).toEqual([]);
  preload('/first');
  expect(run).toEqual(['/pressed', '/first']);
  happen();
});

test('others are fetched once the pressed one has come, and the reader has looked at it', async () => {
  const { promise, happen } = later();
  const { ahead, preload } = start({ load: () => promise });
  preload('/pressed');
  show('/first');
  await settled();
  expect(ahead).toEqual([]);
  happen();
  await vi.advanceTimersByTimeAsync(999);
  expect(ahead).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ahead).toEqual(['/first.js']);
});

test('a page whose files are known only after another link is pressed waits for that one', async () => {
  const directory = later();
  const pressed = later();
  const { ahead, run, preload } = start({
    known: directory.promise,
    load: () => pressed.promise,
  });
  show('/first');
  await settled();
  preload('/pressed');
  directory.happen();
  await settled();
  expect(ahead).toEqual([]);
  expect(run).toEqual(['/pressed']);
  pressed.happen();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ahead).toEqual(['/first.js']);
});

test('a page beyond the budget is loaded when its link is pressed', async () => {
  const { ahead, run, preload } = start({ bytes: 200_000 });
  show('/first');
  await settled();
  expect(ahead).toEqual([]);
  preload('/first');
  expect(run).toEqual(['/first']);
});

test('nothing is fetched while something else needs the network, up to the next page', async () => {
  const { ahead, prefetch } = start();
  pausePrefetching();
  show('/first');
  await settled();
  expect(ahead).toEqual([]);
  location.pathname = '/next';
  prefetch();
  await vi.advanceTimersByTimeAsync(1_000);
  show('/first');
  await settled();
  expect(ahead).toEqual(['/first.js']);
});

test('nothing is fetched while the reader has a dialog open', async () => {
  dialog = {};
  const { ahead, sought } = start();
  show('/first');
  await settled();
  expect([...ahead, ...sought]).toEqual([]);
});

test('a link that is about to be followed is loaded at once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost'));
  load.mockResolvedValue();
  const { run, preload } = start({ load });
  await preload('/a');
  await preload('/a');
  expect(preload('/a')).toBe(false);
  expect(run).toEqual(['/a', '/a']);
});

const SPARING = [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }];
const FAST = { effectiveType: '4g', saveData: false };

test.each(SPARING)('nothing is fetched with %o', async (connection) => {
  vi.stubGlobal('navigator', { connection });
  const { ahead, run, sought, preload } = start();
  show('/first');
  expect(preload('/a')).toBe(false);
  await settled();
  expect([...ahead, ...run, ...sought]).toEqual([]);
});

test.each(
  SPARING,
)('a document is skipped if the connection has %o by the time its files are known', async (connection) => {
  vi.stubGlobal('navigator', { connection: FAST });
  const { promise, happen } = later();
  const { ahead, run } = start({ known: promise });
  show('/first');
  await settled();
  vi.stubGlobal('navigator', { connection });
  happen();
  await settled();
  expect([...ahead, ...run]).toEqual([]);
});

test('links that came into view on a slow connection are fetched if it is fast when others do', async () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
  const { ahead } = start();
  show('/first');
  await settled();
  vi.stubGlobal('navigator', { connection: FAST });
  show('/next');
  await settled();
  expect(ahead).toEqual(['/first.js', '/next.js']);
});
