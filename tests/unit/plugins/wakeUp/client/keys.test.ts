import { describe, expect, test } from 'vitest';
import { isKeyRepeated } from '../../../../../plugins/wakeUp/client/inline/keys.ts';

/** A key, with what is held down beside it. */
const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
  }) as KeyboardEvent;

/** An element that matches a selector and nothing else. */
class Target {
  readonly #selector: string;
  readonly isContentEditable = false;
  constructor(selector = '') {
    this.#selector = selector;
  }
  matches(selectors: string): boolean {
    return this.#selector !== '' && selectors.includes(this.#selector);
  }
}
// Node has no elements; the keys ask whether a target is one.
Object.assign(globalThis, { HTMLElement: Target });

const page = new Target() as unknown as Element;
const field = new Target('input') as unknown as Element;
const opener = new Target('[aria-haspopup=dialog]') as unknown as Element;
const dropdown = new Target('[aria-haspopup=true]') as unknown as Element;
const tab = new Target('[role=tab]') as unknown as Element;

describe('a key before the page answers', () => {
  test.each([
    ['Ctrl and K', press('k', { ctrlKey: true }), page, false],
    ['Cmd and K in a field', press('K', { metaKey: true }), field, false],
    ['the slash', press('/'), page, false],
    ['a letter on the search button', press('f'), opener, false],
    ['a letter once the search is asked for', press('f'), page, true],
    ['the space once the search is asked for', press(' '), page, true],
    ['Escape once the search is asked for', press('Escape'), page, true],
    ['an arrow on a tab', press('ArrowRight'), tab, false],
    ['Enter on a tab', press('Enter'), tab, false],
    ['Enter on what opens a dropdown', press('Enter'), dropdown, false],
  ] as const)('is repeated: %s', (_, event, target, isSearchAwaited) => {
    expect(isKeyRepeated(event, target, isSearchAwaited)).toBe(true);
  });

  test.each([
    ['a letter on the page', press('f'), page, false],
    ['find in the page', press('f', { ctrlKey: true }), page, true],
    ['the slash in a field', press('/'), field, false],
    ['a letter in a field', press('f'), field, true],
    ['Tab on a tab', press('Tab'), tab, false],
    ['an arrow, which scrolls', press('ArrowDown'), page, false],
    ['the space, which scrolls', press(' '), page, false],
    ['Enter, whose click is kept', press('Enter'), opener, true],
  ] as const)('is left alone: %s', (_, event, target, isSearchAwaited) => {
    expect(isKeyRepeated(event, target, isSearchAwaited)).toBe(false);
  });
});
