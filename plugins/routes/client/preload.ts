import preloadKnown from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { keyOf } from '../shared/directory';
import { partWith } from './directory';
import { ownPart } from './pageData';
import { addPage } from './table';

/** As the framework does before it asks the router. */
const withoutIndex = (pathname: string) => pathname.replace(/(?:\/index)?\.html$/, '') || '/';

/** Paths of the pages whose code has come and is evaluated. */
const loaded = new Set<string>();

/** Makes the page at an address known, if there is one. */
async function locate(pathname: string): Promise<void> {
  const key = keyOf(pathname);
  addPage(ownPart, key);
  if (!matchRoutes(routes, pathname).some(({ route }) => route.exact)) {
    addPage(await partWith(key), key);
  }
}

/**
 * Loads what a page needs, in place of the framework's function of this name, which finds the page by a
 * table of all of them.
 *
 * @param pathname - of its address, with the base URL
 * @throws DirectoryError or the bundler's error when something does not arrive
 */
export default async function preload(pathname: string): Promise<void> {
  const target = withoutIndex(pathname);
  await locate(target);
  await preloadKnown(target);
  loaded.add(target);
}

/**
 * Whether a page can be shown at once.
 *
 * @param pathname - of its address, with the base URL
 */
export const isLoaded = (pathname: string): boolean => loaded.has(withoutIndex(pathname));
