import { isSparing } from './connection';

/** How pages are fetched. */
export interface Pages {
  /** Gets the URLs of a document's scripts, and their uncompressed size; `undefined` for other pages. */
  codeOf(
    pathname: string,
  ): Promise<{ readonly scripts: readonly string[]; readonly bytes: number } | undefined>;
  /** Fetches a file into the browser's cache: with a prefetch hint, or with a GET request in browsers that don't support hints. */
  fetchAhead(address: string): Promise<void>;
  /** Loads a page and runs its code. */
  load(pathname: string): Promise<void>;
}

/**
 * Uncompressed bytes that may be prefetched for a view of a page. Compressed, and with the directory that says where they
 * are, it's at most 60 KB.
 */
const VIEW_BUDGET = 170_000;

/** Pages that are fetched at once. A link that's pressed meanwhile waits for no more than these. */
const AT_ONCE = 2;

/** Milliseconds for which a reader who has followed a link looks at the next page. Nothing is fetched meanwhile. */
const LOOK_MS = 1_000;

/**
 * Milliseconds after which files that haven't arrived no longer keep others waiting. In browsers without prefetch hints,
 * the framework's request doesn't report that it failed.
 */
const PATIENCE_MS = 10_000;

/** Links this far below the screen are nearly in view. */
const NEARLY = '0px 0px 100% 0px';

/** Links of a document's text. Those around it are in view on each page, and few readers follow them. */
const LINKS_IN_TEXT = '.markdown a[href]';

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: 500 })
    : setTimeout(task, 50);

const inTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

const pathnameOf = (address: string) => new URL(address, window.location.href).pathname;

let isPaused = false;

/** Whether something else needs the network: what the reader has opened, such as the search before this code ran. */
const isBusy = (): boolean => isPaused || document.querySelector('dialog[open]') !== null;

/** Leaves the network to something else, such as the search, until the reader has followed a link. */
export function pausePrefetching(): void {
  isPaused = true;
}

/**
 * Fetches ahead of need: the directory of pages; within {@link VIEW_BUDGET}, the documents that the text links to in view
 * or nearly in view; and before all others, the document whose link is about to be followed.
 *
 * @returns functions for links to call: `prefetch` when one comes into view, `preload` when it's about to be
 *   followed
 */
export function prefetching({ codeOf, fetchAhead, load }: Pages) {
  /** Links of the text that have come into view. */
  const inView = new Set<Element>();
  /** Paths of pages that have been considered for this view. */
  const considered = new Set<string>();
  /** Paths of pages that have been fetched or viewed, or are being fetched. */
  const fetched = new Set<string>();
  /** Their scripts, some of which they share. */
  const hinted = new Set<string>();
  let view = '';
  let left = 0;
  let running = 0;
  let urgent = 0;
  /** Whether the text's links will be looked for. */
  let isToWatch = false;

  // A failure here repeats when the link is followed, and is reported then.
  const loadQuietly = (pathname: string) =>
    load(pathname).catch(() => {
      fetched.delete(pathname);
    });

  async function fetchPage(pathname: string): Promise<void> {
    const own = await codeOf(view).catch(() => undefined);
    const code = await codeOf(pathname).catch(() => undefined);
    if (urgent > 0) {
      considered.delete(pathname);
      return;
    }
    // Meanwhile, the connection may have changed, or the reader may have pointed at the link.
    if (code === undefined || code.bytes > left || fetched.has(pathname) || isSparing()) {
      return;
    }
    left -= code.bytes;
    fetched.add(pathname);
    const missing = code.scripts.filter(
      (script) => !(hinted.has(script) || own?.scripts.includes(script)),
    );
    for (const script of missing) {
      hinted.add(script);
    }
    await inTime(Promise.all(missing.map(fetchAhead)));
    // On a slow device, reading a file from the cache after the link is pressed takes longer than running it.
    whenIdle(() => loadQuietly(pathname));
  }

  /** The first page that the text in view links to and that hasn't been considered. */
  const next = (): string | undefined =>
    // Links report in no order.
    Array.from(document.querySelectorAll<HTMLAnchorElement>(LINKS_IN_TEXT))
      .filter((link) => inView.has(link) && link.origin === window.location.origin)
      .map(({ pathname }) => pathname)
      .find((pathname) => !(considered.has(pathname) || fetched.has(pathname)));

  function fetchWanted(): void {
    while (running < AT_ONCE && urgent === 0 && !isBusy() && !isSparing()) {
      const pathname = next();
      if (pathname === undefined) {
        return;
      }
      considered.add(pathname);
      running += 1;
      fetchPage(pathname).finally(() => {
        running -= 1;
        fetchWanted();
      });
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          inView.add(target);
          observer.unobserve(target);
        }
      }
      fetchWanted();
    },
    { rootMargin: NEARLY },
  );

  function watchText(): void {
    isToWatch = false;
    for (const link of document.querySelectorAll(LINKS_IN_TEXT)) {
      if (!inView.has(link)) {
        observer.observe(link);
      }
    }
  }

  function enter(): void {
    view = window.location.pathname;
    left = VIEW_BUDGET;
    fetched.add(view);
    considered.clear();
    inView.clear();
    isPaused = false;
  }

  function prefetch(): boolean {
    if (view !== window.location.pathname) {
      enter();
    }
    // A link can report before its page is there, and a tab or a filter can add links later.
    if (!isToWatch) {
      isToWatch = true;
      setTimeout(watchText, LOOK_MS);
    }
    return true;
  }

  function preload(address: string): boolean | Promise<void> {
    const pathname = pathnameOf(address);
    if (isSparing() || fetched.has(pathname)) {
      return false;
    }
    fetched.add(pathname);
    urgent += 1;
    return loadQuietly(pathname).finally(() => {
      urgent -= 1;
      setTimeout(fetchWanted, LOOK_MS);
    });
  }

  enter();
  watchText();
  // With the directory, a pressed link that hasn't been in view takes one round trip less.
  whenIdle(() => isBusy() || isSparing() || codeOf(view).catch(() => undefined));

  // The framework's links preload only for pointers and touch.
  document.addEventListener('focusin', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) {
      preload(link.pathname);
    }
  });

  return { prefetch, preload };
}
