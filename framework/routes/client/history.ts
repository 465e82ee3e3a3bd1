import siteConfig from '@generated/docusaurus.config';
import {
  type BrowserHistoryBuildOptions,
  createBrowserHistory as createFrom,
  type History,
  type LocationDescriptor,
  parsePath,
} from 'history';
import { PLACE_ATTRIBUTE } from '../../wakeUp/shared/protocol';
import { ownPath } from '../shared/ownPath';

/* Replaces the router's package for the address. It makes each address the page's own before the router reads it, so that
   `/Docker` and `/docker.html` lead to `/docker` within the site as they do on the server. */

export * from 'history';

/** Replaces the address by the page's own. */
function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const own = ownPath(pathname, siteConfig);
  if (own !== pathname) {
    window.history.replaceState(window.history.state, '', own + search + hash);
  }
}

/** The same target with the page's own path. */
function corrected(target: LocationDescriptor): LocationDescriptor {
  const location = typeof target === 'string' ? parsePath(target) : target;
  return location.pathname
    ? { ...location, pathname: ownPath(location.pathname, siteConfig) }
    : target;
}

// The not-found page belongs to every address, and must find the one that it was served for.
if (document.querySelector(`[${PLACE_ATTRIBUTE}=""]`) === null) {
  correctAddress();
}

/** Makes the history that the router uses: by a link, by code, or by Back, it only comes to pages' own addresses. */
export function createBrowserHistory(options?: BrowserHistoryBuildOptions): History {
  // Before the history's own listener.
  window.addEventListener('popstate', correctAddress);
  const history = createFrom(options);
  const { push, replace } = history;
  history.push = (target: LocationDescriptor, state?: unknown) => push(corrected(target), state);
  history.replace = (target: LocationDescriptor, state?: unknown) =>
    replace(corrected(target), state);
  return history;
}
