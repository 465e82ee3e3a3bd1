import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import { prefetching } from '../../../plugins/prefetch/client';
import { codeOf } from './directoryFile';

/**
 * Called by links when they come into view and when they're about to be followed. Replaces the framework's
 * object of this name, which matches each link against every route, and prefetches without a limit. It runs before the
 * framework's code, which the next page is loaded with.
 */
export default Object.freeze(
  prefetching({
    codeOf,
    fetchAhead,
    load: async (pathname) =>
      (await import(/* webpackMode: "eager" */ './preload')).preloadPage(pathname),
  }),
);
