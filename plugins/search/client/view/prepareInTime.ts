import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { EARLY_SEARCH_ID, OPENERS } from '../../shared/openers';
import { prepareSearch } from './prepare';

/** What a reader who is about to search points at, touches, or focuses: also in a page that doesn't respond yet. */
const SEARCH = `#${EARLY_SEARCH_ID},${OPENERS}`;

/**
 * Requests what every query needs, once, when a reader is about to search. The query itself waits: each letter of it
 * would fetch as much as a complete one.
 */
function prepareInTime(): void {
  const ended = new AbortController();
  const look = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof Element && target.closest(SEARCH)) {
      ended.abort();
      prepareSearch(siteConfig);
    }
  };
  for (const type of ['focusin', 'pointermove', 'touchstart']) {
    document.addEventListener(type, look, { passive: true, signal: ended.signal });
  }
  look({ target: document.activeElement });
}

if (ExecutionEnvironment.canUseDOM) {
  prepareInTime();
}
