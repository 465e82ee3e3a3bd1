import { describe, expect, test } from 'vitest';
import { isShortcut, isTyped } from '../../../../../framework/wakeUp/client/inline/search.ts';

/** An element that matches a selector and nothing else. */
const target = (selector = '') =>
  ({
    matches: (selectors: string) => selector !== '' && selectors.includes(selector),
  }) as Element;

const page = target();
const field = target(':read-write');
const opener = target('[aria-haspopup=dialog]');

/** A key press on an element, with the modifiers that are held down. */
const press = (key: string, element: Element, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: element,
    ...held,
  }) as KeyboardEvent;

describe('before the page answers, the search is opened', () => {
  test.each([
    ['Ctrl and K', press('k', page, { ctrlKey: true })],
    ['Cmd and K in a field', press('k', field, { metaKey: true })],
    ['the slash', press('/', page)],
    ['the slash where Shift writes it', press('/', page, { shiftKey: true })],
  ])('by %s', (_, event) => {
    expect(isShortcut(event)).toBe(true);
  });

  test.each([
    ['a letter on the page', press('f', page)],
    ['find in the page', press('f', page, { ctrlKey: true })],
    ['Ctrl, Shift and K', press('K', page, { ctrlKey: true, shiftKey: true })],
    ['the slash in a field', press('/', field)],
    ['a letter in a field', press('k', field)],
    ['an arrow, which scrolls', press('ArrowDown', page)],
    ['Enter, whose click opens it', press('Enter', opener)],
    ['the space, which presses the button', press(' ', opener)],
  ])('not by %s', (_, event) => {
    expect([isShortcut(event), isTyped(event)]).toEqual([false, false]);
  });

  test('by a character on its button, which starts the query', () => {
    expect(isTyped(press('f', opener))).toBe(true);
    expect(isTyped(press('f', opener, { ctrlKey: true }))).toBe(false);
  });
});
