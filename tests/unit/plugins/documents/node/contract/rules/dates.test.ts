import { expect, test } from 'vitest';
import { weekdays } from '../../../../../../../plugins/documents/node/contract/rules/dates.ts';
import { pageOf } from '../samples.ts';

const messages = (content: string) =>
  weekdays.check(pageOf(content)).map(({ line, message }) => `${line}: ${message}`);

test.each([
  'On Wednesday, November 25, 2026.',
  'On Sunday 2026-11-29.',
  'On Monday, and November 25, 2026.',
  'On Monday, May 45, 2026.',
  'On Monday 2026-11-25-1.',
])('%j has the weekday of its date, or none', (content) => {
  expect(messages(content)).toEqual([]);
});

test.each([
  ['Text.\nOn Monday, November 25, 2026.', "2: November 25, 2026 isn't a Monday; write Wednesday"],
  ['On Saturday 2026-11-29.', "1: 2026-11-29 isn't a Saturday; write Sunday, or correct the date"],
])('%j has another one', (content, message) => {
  expect(messages(content)).toEqual([expect.stringContaining(message)]);
});
