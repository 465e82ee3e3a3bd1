import { expect, test } from 'vitest';
import { normalized } from '../../../../../plugins/mdx/node/sourceText.ts';

test('a byte order mark goes, and lines end with LF', () => {
  expect(normalized('\uFEFFid\tname\r\na\tb\r\n')).toBe('id\tname\na\tb\n');
});

test('other characters stay', () => {
  expect(normalized('a\rb\uFEFF\n')).toBe('a\rb\uFEFF\n');
});
