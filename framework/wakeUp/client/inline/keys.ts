import { OPENERS } from '../../shared/protocol';

/** Elements that handle these keys themselves: tabs, and dropdown links. */
const PRESSED = '[role=tab],[aria-haspopup=true]';

/**
 * Whether the page may handle a key, so that the browser's default has to be prevented. What the key does is
 * decided by its handler (src/components/Search/SearchProvider/keys).
 *
 * @param isSearchAwaited - whether the reader opened the search, so that what's typed next belongs there
 */
export function isKeyKept(
  { key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent,
  isSearchAwaited: boolean,
): boolean {
  const element = target as Element;
  // Some keyboards report AltGr as Ctrl+Alt.
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
