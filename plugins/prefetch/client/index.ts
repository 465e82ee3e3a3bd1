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

/** Uncompressed bytes that may be prefetched for a view of a page. Compressed, it's at most a quarter of that. */
const VIEW_BUDGET = 250_000;

/** Interaction with the page. Before it, the reader may leave without following a link. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Where the links of a document's text are, which are followed more often than those around it. */
const LINKS_IN_TEXT = '.markdown a[href]';

/**
 * Whether to avoid prefetching: on 2g, or with data saver on.
 *
 * @see https://wicg.github.io/netinfo/
 */
function isSparing(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: 500 })
    : setTimeout(task, 50);

const pathnameOf = (address: string) => new URL(address, window.location.href).pathname;

/**
 * Fetches documents ahead of need: within {@link VIEW_BUDGET} those whose links are in view, once the reader
 * interacts with the page, and the one whose link is about to be followed.
 *
 * @returns functions for links to call: `prefetch` when one comes into view, `preload` when it's about to be
 *   followed
 */
export function prefetching({ codeOf, fetchAhead, load }: Pages) {
  /** Paths of pages whose links came into view and that are still undecided. */
  const wanted = new Set<string>();
  /** Paths of pages that have been fetched or viewed, or are being fetched. */
  const fetched = new Set<string>();
  /** Their scripts, some of which they share. */
  const hinted = new Set<string>();
  let isTouched = navigator.userActivation?.hasBeenActive;
  let view = '';
  let left = VIEW_BUDGET;

  // A failure here repeats when the link is followed, and is reported then.
  const loadQuietly = (pathname: string) =>
    load(pathname).catch(() => {
      fetched.delete(pathname);
    });

  async function fetchPage(pathname: string): Promise<void> {
    const code = await codeOf(pathname).catch(() => undefined);
    // The connection may have changed while the request was pending.
    if (code === undefined || code.bytes > left || fetched.has(pathname) || isSparing()) {
      return;
    }
    left -= code.bytes;
    fetched.add(pathname);
    const missing = code.scripts.filter((script) => !hinted.has(script));
    for (const script of missing) {
      hinted.add(script);
    }
    await Promise.all(missing.map(fetchAhead));
    // On a slow device, reading a file from the cache after the link is pressed takes longer than running it.
    whenIdle(() => loadQuietly(pathname));
  }

  function fetchWanted(): void {
    if (isSparing()) {
      wanted.clear();
    } else if (isTouched) {
      const links = document.querySelectorAll<HTMLAnchorElement>(LINKS_IN_TEXT);
      // Links report in no order.
      const inText = Array.from(links, ({ pathname }) => pathname).filter((each) =>
        wanted.has(each),
      );
      for (const pathname of new Set([...inText, ...wanted])) {
        fetchPage(pathname);
      }
      wanted.clear();
    }
  }

  function prefetch(address: string): boolean {
    if (view !== window.location.pathname) {
      view = window.location.pathname;
      left = VIEW_BUDGET;
      fetched.add(view);
      wanted.clear();
    }
    if (wanted.size === 0) {
      whenIdle(fetchWanted);
    }
    wanted.add(pathnameOf(address));
    return true;
  }

  function preload(address: string): boolean | Promise<void> {
    const pathname = pathnameOf(address);
    if (isSparing() || fetched.has(pathname)) {
      return false;
    }
    fetched.add(pathname);
    return loadQuietly(pathname);
  }

  for (const type of TOUCHES) {
    const onTouch = () => {
      isTouched = true;
      whenIdle(fetchWanted);
    };
    addEventListener(type, onTouch, { capture: true, passive: true, once: true });
  }

  // The framework's links preload only for pointers and touch.
  document.addEventListener('focusin', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) {
      preload(link.pathname);
    }
  });

  return { prefetch, preload };
}
