import { describe, expect, it } from 'vitest';
import {
  isSlash,
  isToggle,
  isTyping,
} from '../../../../../../src/components/Search/SearchProvider/keys.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
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
});
