import { OPENERS } from '../../shared/protocol';

/** What answers these keys by itself: tabs, and the links that open a dropdown. */
const PRESSED = '[role=tab],[aria-haspopup=true]';

/**
 * Whether a key may mean something to the page where it is pressed, so that the browser is not to take it.
 * What it means is decided by what answers it (src/components/Search/SearchProvider/keys).
 *
 * @param isSearchAwaited - whether the reader has opened the search: what is typed next is meant for it
 */
export function isKeyKept(
  { key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent,
  isSearchAwaited: boolean,
): boolean {
  const element = target as Element;
  // Some keyboards report the third level of a key as Ctrl and Alt.
  if (metaKey || ctrlKey !== altKey) {
    return /^k$/i.test(key) && !altKey && !shiftKey;
  }
  const keys = isSearchAwaited
    ? /^(?:.|Escape)$/u
    : element.matches(OPENERS)
      ? /^[^ ]$/u
      : element.matches(PRESSED)
        ? /^(?:Enter|Arrow|\/)/
        : /^\/$/;
  return keys.test(key) && !element.matches(':read-write');
}
