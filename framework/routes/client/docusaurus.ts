import { isSparing } from './prefetch/connection';
import { prefetchPage, prefetchServed } from './prefetch/index';
import { preloadPage } from './preload';

const pathnameOf = (address: string) => new URL(address, window.location.href).pathname;

/** Pages that were requested. */
const loaded = new Set<string>();

function prefetch(address: string): boolean {
  if (isSparing()) {
    return false;
  }
  prefetchPage(pathnameOf(address));
  return true;
}

function preload(address: string): boolean | Promise<void> {
  const pathname = pathnameOf(address);
  if (isSparing() || loaded.has(pathname)) {
    return false;
  }
  loaded.add(pathname);
  // A failure here repeats when the link is followed, and is reported then.
  return preloadPage(pathname).catch(() => {
    loaded.delete(pathname);
  });
}

// Wait a frame, until the page is laid out: measuring links now would force layout in this task.
requestAnimationFrame(() => setTimeout(prefetchServed));

// The framework's links prefetch only for pointers and touch.
document.addEventListener('focusin', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === window.location.origin) {
    preload(link.pathname);
  }
});

/**
 * Called by links when they come into view and when they're about to be followed. Replaces the framework's
 * object of this name, which matches each link against every route, and prefetches without a limit.
 */
export default Object.freeze({ prefetch, preload });
