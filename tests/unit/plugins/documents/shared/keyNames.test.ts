import { expect, test } from 'vitest';
import { isKey, nameOf, strokesOf } from '../../../../../plugins/documents/shared/keyNames.ts';

test.each([
  ['Enter', [['Enter']]],
  ['Ctrl+Shift+P', [['Ctrl', 'Shift', 'P']]],
  [
    'Ctrl+K  Ctrl+S',
    [
      ['Ctrl', 'K'],
      ['Ctrl', 'S'],
    ],
  ],
  ['Ctrl++', [['Ctrl', '+']]],
  ['+', [['+']]],
  ['\n g g\n', [['g'], ['g']]],
])('%j is read as strokes of keys', (keys, strokes) => {
  expect(strokesOf(keys)).toEqual(strokes);
});

test('a sign is said by its name, a letter as it is', () => {
  expect(nameOf('Cmd')).toEqual({ shown: '⌘', spoken: 'Command' });
  expect(nameOf('+').spoken).toBe('Plus');
  expect(nameOf('P')).toEqual({ shown: 'P', spoken: 'P' });
  expect(nameOf('constructor').shown).toBe('constructor');
});

test.each(['Ctrl', 'A', 'g', '7', 'F11', '+', 'Cmd', 'PageDown', '`'])('%s is a key', (name) => {
  expect(isKey(name)).toBe(true);
});

test.each(['Crtl', 'F20', 'Page', 'AB', 'constructor'])('%s is not a key', (name) => {
  expect(isKey(name)).toBe(false);
});
