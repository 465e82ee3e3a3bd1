import { describe, expect, it } from 'vitest';
import {
  isSlash,
  isToggle,
  isTyping,
  type Key,
} from '../../../../../plugins/search/shared/keys.ts';

const press = (key: string, held: Partial<Omit<Key, 'key'>> = {}): Key => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  getModifierState: () => false,
  ...held,
});

describe('keys', () => {
  // @proves search.open-shortcut
  it('toggle by Ctrl or Cmd and K', () => {
    expect(isToggle(press('k', { ctrlKey: true }))).toBe(true);
    expect(isToggle(press('K', { metaKey: true }))).toBe(true);
    expect(isToggle(press('k'))).toBe(false);
    expect(isToggle(press('k', { ctrlKey: true, altKey: true }))).toBe(false);
  });

  it('open by the slash alone', () => {
    expect(isSlash(press('/'))).toBe(true);
    expect(isSlash(press('/', { ctrlKey: true }))).toBe(false);
  });

  it('begin a query when they write a character', () => {
    expect(['f', 'É', '7', '東'].every((key) => isTyping(press(key)))).toBe(true);
    expect([' ', 'Enter', 'Tab', 'Dead', 'Process'].some((key) => isTyping(press(key)))).toBe(
      false,
    );
  });

  // @proves search.find-in-page
  it('leave find-in-page and other combinations to the browser', () => {
    expect(isTyping(press('f', { ctrlKey: true }))).toBe(false);
    expect(isTyping(press('f', { metaKey: true }))).toBe(false);
    expect(isTyping(press('g', { ctrlKey: true }))).toBe(false);
  });

  it('count the third level of a keyboard as writing', () => {
    const thirdLevel = {
      ...press('@', { ctrlKey: true, altKey: true }),
      getModifierState: () => true,
    };
    expect(isTyping(thirdLevel)).toBe(true);
  });

  it.each([
    ['Cyrillic', 'л', 'KeyK'],
    ['Cyrillic with Caps Lock', 'Л', 'KeyK'],
    ['Greek', 'κ', 'KeyK'],
    ['Hebrew', 'ל', 'KeyK'],
    ['Arabic', 'ن', 'KeyK'],
    ['Georgian', 'კ', 'KeyK'],
    ['Hangul', 'ㅏ', 'KeyK'],
    ['Dvorak, whose K is elsewhere', 'k', 'KeyV'],
    ['Latin with Caps Lock', 'K', 'KeyK'],
  ])('toggle by the K of a keyboard: %s', (_, key, code) => {
    expect(isToggle(press(key, { code, ctrlKey: true }))).toBe(true);
    expect(isToggle(press(key, { code, metaKey: true }))).toBe(true);
  });

  it.each([
    ['the T of Dvorak, in the place of the K', { key: 't', code: 'KeyK' }],
    ['another letter of another alphabet', { key: 'д', code: 'KeyL' }],
    ['a Latin letter that is none of English', { key: 'ķ', code: 'KeyK' }],
    ['Shift too', { shiftKey: true, key: 'K' }],
    ['Shift too, with Caps Lock', { shiftKey: true }],
    ['Alt too', { altKey: true }],
    ['both Ctrl and Cmd', { metaKey: true }],
    ['an input method that is composing', { isComposing: true }],
    ['an input method that takes the key', { key: 'Process' }],
    ['a dead key', { key: 'Dead' }],
  ] as const)('do not toggle by %s', (_, held) => {
    expect(isToggle(press('k', { code: 'KeyK', ctrlKey: true, ...held }))).toBe(false);
  });

  it('open by the slash wherever it is', () => {
    expect(isSlash(press('/', { code: 'Digit7', shiftKey: true }))).toBe(true);
    expect(isSlash(press('/', { code: 'KeyQ' }))).toBe(true);
    expect(isSlash(press('/', { code: 'NumpadDivide' }))).toBe(true);
    const altGr = { altKey: true, ctrlKey: true, getModifierState: () => true };
    expect(isSlash(press('/', altGr))).toBe(true);
    expect(isSlash(press('/', { altKey: true, ctrlKey: true }))).toBe(false);
    expect(isSlash(press('.', { code: 'Slash' }))).toBe(false);
  });
});
