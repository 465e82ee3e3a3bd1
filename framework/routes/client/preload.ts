import preloadKnown from '@docusaurus/core/lib/client/preload';
import siteConfig from '@generated/docusaurus.config';
import { type LostPage, PAGE_LOST } from '../shared/lostPage';
import { ownPath } from '../shared/ownPath';
import { locate } from './directory';

/** Paths of the pages whose code is loaded and evaluated. */
const loaded = new Set<string>();

/** Path of the page that was loaded first. That page contains its own route; the not-found page has no route. */
const loadedPath = window.location.pathname;

/** The not-found page stays one at the path that it was served for. */
const targetOf = (pathname: string) =>
  pathname === loadedPath ? pathname : ownPath(pathname, siteConfig);

/**
 * Loads what a page needs.
 *
 * @param pathname - of its URL, with the base URL
 * @throws Error if something doesn't arrive
 */
export async function preloadPage(pathname: string): Promise<void> {
  const target = targetOf(pathname);
  if (pathname !== loadedPath) {
    await locate(target);
  }
  await preloadKnown(target);
  loaded.add(target);
}

/**
 * Whether a page can be shown at once.
 *
 * @param pathname - of its URL, with the base URL
 */
export const isLoaded = (pathname: string): boolean => loaded.has(targetOf(pathname));

/** How long the server may take to respond, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

/** Whether the server responds at all. If it does, a reload at least shows its error page. */
const isServerThere = (pathname: string): Promise<boolean> =>
  fetch(pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).then(
    () => true,
    () => false,
  );

let leaveFormer = () => {};

/** What a page that nobody awaits anymore resolves to. */
const never = new Promise<never>(() => {});

/**
 * Loads what the next page needs. Replaces the framework's function of this name, which looks the page up in
 * a table of all pages. The framework reloads the page when this function rejects. Offline, a reload would
 * replace the current page with the browser's error page, so it rejects only if the server responds, or if a
 * service worker does (plugins/offline).
 *
 * If the reader goes elsewhere meanwhile, it never settles: the framework would show, or reload, the page that the
 * reader went to, whose code may not be there yet.
 *
 * @param pathname - of the page's URL, with the base URL
 * @throws Error if a reload shows why something is missing
 */
export default async function preload(pathname: string): Promise<void> {
  leaveFormer();
  let leave = () => {};
  const over = new Promise<void>((resolve) => {
    leave = resolve;
  });
  leaveFormer = leave;
  const isLeft = () => leaveFormer !== leave;
  for (;;) {
    try {
      await preloadPage(pathname);
      return isLeft() ? await never : leave();
    } catch (error) {
      const isFirstPage = document.documentElement.dataset.hasHydrated !== 'true';
      const isWorkerThere = Boolean(navigator.serviceWorker?.controller);
      const isReloaded = isFirstPage || isWorkerThere || (await isServerThere(pathname));
      if (isLeft()) {
        return never;
      }
      if (isReloaded) {
        throw error;
      }
      console.warn(error);
      await new Promise<void>((resolve) => {
        const detail: LostPage = { error, retry: resolve, over };
        document.dispatchEvent(new CustomEvent(PAGE_LOST, { detail }));
      });
    }
  }
}
