import { describe, expect, test } from 'vitest';
import { isShortcut } from '../../../../../framework/wakeUp/client/inline/search.ts';
import { isTyping } from '../../../../../plugins/search/shared/keys.ts';

/** An element that matches a selector and nothing else. */
const target = (selector = '') =>
  ({
    closest: (selectors: string) => (selector !== '' && selectors.includes(selector) ? {} : null),
  }) as Element;

const page = target();
const field = target(':read-write');

/** A key press on an element, with the modifiers that are held down. */
const press = (key: string, element: Element, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    getModifierState: () => false,
    target: element,
    ...held,
  }) as KeyboardEvent;

describe('before the page answers, the search is opened', () => {
  test.each([
    ['Ctrl and K', press('k', page, { ctrlKey: true })],
    ['Ctrl and K with Caps Lock', press('K', page, { ctrlKey: true })],
    ['Ctrl and the key of the K, Cyrillic', press('л', page, { ctrlKey: true, code: 'KeyK' })],
    ['Cmd and K in a field', press('k', field, { metaKey: true })],
    ['the slash', press('/', page)],
    ['the slash where Shift writes it', press('/', page, { shiftKey: true })],
  ])('by %s', (_, event) => {
    expect(isShortcut(event, isTyping(event))).toBe(true);
  });

  test.each([
    ['a letter on the page', press('f', page)],
    ['find in the page', press('f', page, { ctrlKey: true })],
    ['Ctrl, Shift and K', press('K', page, { ctrlKey: true, shiftKey: true })],
    ['the slash in a field', press('/', field)],
    ['a letter in a field', press('k', field)],
    ['an arrow, which scrolls', press('ArrowDown', page)],
    ['Ctrl, Alt, and K', press('k', page, { ctrlKey: true, altKey: true })],
    ['Ctrl, Alt, and the slash', press('/', page, { ctrlKey: true, altKey: true })],
    ['Enter, whose click opens it', press('Enter', page)],
    ['the space, which presses the button', press(' ', page)],
  ])('not by %s', (_, event) => {
    expect(isShortcut(event, isTyping(event))).toBe(false);
  });
});
