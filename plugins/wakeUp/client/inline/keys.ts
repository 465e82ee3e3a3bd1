import {
  isEditable,
  isSlash,
  isToggle,
  isTyping,
} from '../../../../src/components/Search/SearchProvider/keys';

/** What opens the search, by a click and by typing. */
export const OPENERS = '[aria-haspopup=dialog]';

/** What answers these keys by itself: tabs, and the links that open a dropdown. */
const PRESSED = '[role=tab],[aria-haspopup=true]';

/**
 * Whether a key means something to the page where it is pressed, so that it is to be repeated.
 *
 * @param isSearchAwaited - whether the reader has opened the search: what is typed next is meant for it
 */
export function isKeyRepeated(
  event: KeyboardEvent,
  target: Element,
  isSearchAwaited: boolean,
): boolean {
  const { key } = event;
  return (
    isToggle(event) ||
    (!isEditable(target) &&
      (isSlash(event) ||
        (isTyping(event) && (isSearchAwaited || target.matches(OPENERS))) ||
        (isSearchAwaited && (key === ' ' || key === 'Escape')) ||
        (/^(?:Enter|Arrow)/.test(key) && target.matches(PRESSED))))
  );
}
