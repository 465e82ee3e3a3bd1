import { expect, test } from 'vitest';
import { staleFuture } from '../../../../../../../plugins/documents/node/contract/rules/staleFuture.ts';
import { pageOf } from '../samples.ts';

const wordsOf = (content: string) =>
  staleFuture
    .check(pageOf(content, { verified: '2026-11-21' }))
    .map(({ message }) => /^"([^"]+)"/.exec(message)?.[1]);

test.each([
  'The limit is planned to rise on November 22, 2026.',
  'It is due in November 2026.',
  'It is due by the end of 2026.',
  'It is planned for 2027-01-01, after 2021-07-01.',
  'It is due in November 2026, or by the end of 2026.',
  'It applies since 2021-07-01; the next step is scheduled for 2027-01.',
  'As of 2026-11 the office expects no change.',
  'The fee was announced in 2024 and introduced on May 1, 2025.',
  'It has to be one of the two kinds of 1949.',
  'A copy from 2019. It will fail.',
  'Change of 2025-12-31',
  '`will` has been a keyword since 2020.',
])('%j is right', (content) => {
  expect(wordsOf(content)).toEqual([]);
});

test.each([
  ['The limit is planned to rise on November 21, 2026.', 'planned'],
  ['From 31 October 2026 banks will send a notice.', 'will'],
  ['Such packages were to be disabled on September 1, 2026.', 'were to'],
  ['The office plans to close in 2025.', 'plans to'],
  ['Most shops were expected to follow by 2026-10.', 'expected'],
  ['States must apply from 31 July 2026 what it says.', 'apply from'],
  ['| Day |\n| --- |\n| Due by May 2026 |', 'Due by'],
])('%j is stale', (content, word) => {
  expect(wordsOf(content)).toEqual([word]);
});

test('a long sentence is quoted by its beginning, without the space before it', () => {
  const sentence = `It will be ${'very '.repeat(12)}hot in 2025.`;
  expect(staleFuture.check(pageOf(`It is tea.\n${sentence}`, { verified: '2026-11-21' }))).toEqual([
    {
      line: 1,
      message: `"will" with a date that is past by 2026-11-21: "${sentence.slice(0, 60)}…"; look up what happened, and write that`,
    },
  ]);
});

test('nothing is past where nobody knows when it was checked', () => {
  expect(staleFuture.check(pageOf('It will be hot in 2025.', { verified: undefined }))).toEqual([]);
});
