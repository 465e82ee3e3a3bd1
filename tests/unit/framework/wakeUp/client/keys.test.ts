import { describe, expect, test } from 'vitest';
import { isKeyKept } from '../../../../../framework/wakeUp/client/inline/keys.ts';

/** An element that matches a selector and nothing else. */
const target = (selector = '') =>
  ({
    matches: (selectors: string) => selector !== '' && selectors.includes(selector),
  }) as Element;

const page = target();
const field = target(':read-write');
const opener = target('[aria-haspopup=dialog]');
const dropdown = target('[aria-haspopup=true]');
const tab = target('[role=tab]');

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

describe('a key before the page answers', () => {
  test.each([
    ['Ctrl and K', press('k', page, { ctrlKey: true }), false],
    ['Cmd and K in a field', press('K', field, { metaKey: true }), false],
    ['the slash', press('/', page), false],
    ['the slash where Shift writes it', press('/', page, { shiftKey: true }), false],
    ['a letter on the search button', press('f', opener), false],
    ['a letter of the third level', press('ł', opener, { ctrlKey: true, altKey: true }), false],
    ['a letter once the search is asked for', press('f', page), true],
    ['a letter of two units', press('𝛼', page), true],
    ['the space once the search is asked for', press(' ', page), true],
    ['Escape once the search is asked for', press('Escape', page), true],
    ['an arrow on a tab', press('ArrowRight', tab), false],
    ['Enter on a tab', press('Enter', tab), false],
    ['Enter on what opens a dropdown', press('Enter', dropdown), false],
  ] as const)('is kept: %s', (_, event, isSearchAwaited) => {
    expect(isKeyKept(event, isSearchAwaited)).toBe(true);
  });

  test.each([
    ['a letter on the page', press('f', page), false],
    ['find in the page', press('f', page, { ctrlKey: true }), true],
    ['Ctrl, Shift and K', press('K', page, { ctrlKey: true, shiftKey: true }), false],
    ['the slash in a field', press('/', field), false],
    ['a letter in a field', press('f', field), true],
    ['Tab on a tab', press('Tab', tab), false],
    ['an arrow, which scrolls', press('ArrowDown', page), false],
    ['the space, which scrolls', press(' ', page), false],
    ['the space, which presses the button', press(' ', opener), false],
    ['Enter, whose click is kept', press('Enter', opener), true],
  ] as const)('is left alone: %s', (_, event, isSearchAwaited) => {
    expect(isKeyKept(event, isSearchAwaited)).toBe(false);
  });
});
