import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { AWAKE, EARLY_SEARCH_ID, OPENERS } from '../../../framework/wakeUp/shared/protocol';
import { prepareSearch } from './SearchProvider/prepare';

/** What a reader who is about to search points at or focuses. */
const SEARCH = `#${EARLY_SEARCH_ID},${OPENERS}`;

/**
 * Requests what every query needs as soon as a reader opens the early dialog, or is about to, while the page is being
 * hydrated. After that, the page's own search does. The query itself waits: each letter of it would fetch as much as a
 * complete one.
 */
function prepareEarlySearch(): void {
  const ended = new AbortController();
  const look = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof Element && target.closest(SEARCH)) {
      ended.abort();
      prepareSearch(siteConfig);
    }
  };
  for (const type of ['focusin', 'pointermove']) {
    document.addEventListener(type, look, { signal: ended.signal });
  }
  document.addEventListener(AWAKE, () => ended.abort(), { once: true });
  look({ target: document.activeElement });
}

if (ExecutionEnvironment.canUseDOM) {
  prepareEarlySearch();
}
