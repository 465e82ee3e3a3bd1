import preloadKnown from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { routeKey } from '../shared/directory';
import { type LostPage, PAGE_LOST } from '../shared/lostPage';
import { partWith } from './directory';
import { ownPart } from './pageData';
import { addPage } from './table';

/** As the framework does before it asks the router. */
const withoutIndex = (pathname: string) => pathname.replace(/(?:\/index)?\.html$/, '') || '/';

/** Paths of the pages whose code has come and is evaluated. */
const loaded = new Set<string>();

/** Makes the page at an address known, if there is one. */
async function locate(pathname: string): Promise<void> {
  const key = routeKey(pathname);
  addPage(ownPart, key);
  if (!matchRoutes(routes, pathname).some(({ route }) => route.exact)) {
    addPage(await partWith(key), key);
  }
}

/**
 * Loads what a page needs.
 *
 * @param pathname - of its address, with the base URL
 * @throws DirectoryError or the bundler's error when something does not arrive
 */
export async function preloadPage(pathname: string): Promise<void> {
  const target = withoutIndex(pathname);
  await locate(target);
  await preloadKnown(target);
  loaded.add(target);
}

/** How long the server may take to say anything, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

/** Whether the server answers at all: a page that it can't give can be asked for anew, and tells why. */
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

/**
 * Loads what the page needs that the reader goes to, in place of the framework's function of this name, which finds
 * the page by a table of all of them. The framework reloads the page when this fails. Without a connection the
 * browser would show its own page instead of the one that is there, so it fails only where the server answers.
 *
 * @param pathname - of its address, with the base URL
 * @throws DirectoryError or the bundler's error when the server says that something is gone
 */
export default async function preload(pathname: string): Promise<void> {
  leaveFormer();
  const over = new Promise<void>((resolve) => {
    leaveFormer = resolve;
  });
  for (;;) {
    try {
      return await preloadPage(pathname);
    } catch (error) {
      const isFirstPage = document.documentElement.dataset.hasHydrated !== 'true';
      if (isFirstPage || (await isServerThere(pathname))) {
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

/**
 * Whether a page can be shown at once.
 *
 * @param pathname - of its address, with the base URL
 */
export const isLoaded = (pathname: string): boolean => loaded.has(withoutIndex(pathname));
