import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import { prefetching } from '../../../plugins/prefetch/client';
import { codeOf } from './directory';
import { preloadPage } from './preload';

/**
 * Called by links when they come into view and when they're about to be followed. Replaces the framework's
 * object of this name, which matches each link against every route, and prefetches without a limit.
 */
export default Object.freeze(prefetching({ codeOf, fetchAhead, load: preloadPage }));
