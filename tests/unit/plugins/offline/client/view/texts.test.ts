import { expect, test } from 'vitest';
import { notesFor, sizeText } from '../../../../../../plugins/offline/client/view/texts.ts';

test.each([
  [0, '0\u00a0KB'],
  [26_800, '27\u00a0KB'],
  [100_000, '0.1\u00a0MB'],
  [4_461_593, '4.5\u00a0MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('a site whose pictures and formulas are its own has nothing to add', () => {
  expect(notesFor({ imageHost: '/', maths: { href: '/katex/katex.min.css' } })).toEqual([]);
});

test('what comes from other hosts is named, since it is not kept', () => {
  const notes = notesFor({
    imageHost: 'https://images.example/',
    maths: { href: 'https://cdn.example/katex.min.css' },
  });
  expect(notes).toEqual([
    expect.stringContaining('come from images.example'),
    expect.stringContaining('come from cdn.example'),
  ]);
});
