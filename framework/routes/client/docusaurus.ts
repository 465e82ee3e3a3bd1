import { isSparing } from './prefetch/connection';
import { prefetchPage, prefetchServed } from './prefetch/index';
import { preloadPage } from './preload';

const pathnameOf = (address: string) => new URL(address, window.location.href).pathname;

/** Pages that were asked for. */
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
  // What fails here fails again when the link is followed, and is told then.
  return preloadPage(pathname).catch(() => {
    loaded.delete(pathname);
  });
}

// After a frame, by which the page is laid out: to ask where links are would make it part of this task.
requestAnimationFrame(() => setTimeout(prefetchServed));

// The framework's links do so for the pointer and for touch alone.
document.addEventListener('focusin', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === window.location.origin) {
    preload(link.pathname);
  }
});

/**
 * What links call when they come into view and when they are about to be followed, in place of the framework's
 * object of this name, which matches each link against a route of every page, and spends without limit.
 */
export default Object.freeze({ prefetch, preload });
