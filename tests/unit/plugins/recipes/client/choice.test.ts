import { expect, test } from 'vitest';
import { readChoice, writeChoice } from '../../../../../plugins/recipes/client/choice.ts';

const WRITTEN = { servings: 8, system: 'metric' };

test.each([
  ['', WRITTEN],
  ['?servings=4', { servings: 4, system: 'metric' }],
  ['?servings=4&units=us', { servings: 4, system: 'us' }],
  ['?servings=0', WRITTEN],
  ['?servings=', WRITTEN],
  ['?servings=-2', WRITTEN],
  ['?servings=2.5', WRITTEN],
  ['?servings=101', WRITTEN],
  ['?servings=100', { servings: 100, system: 'metric' }],
  ['?servings=four&units=imperial', WRITTEN],
])('%s chooses %o', (search, choice) => {
  expect(readChoice(search, 8)).toEqual(choice);
});

test.each([
  ['', { servings: 4, system: 'metric' }, '?servings=4'],
  ['?servings=4', { servings: 4, system: 'us' }, '?servings=4&units=us'],
  ['?servings=4&units=us', { servings: 8, system: 'metric' }, ''],
  ['?q=tin&servings=4', { servings: 8, system: 'us' }, '?q=tin&units=us'],
] as const)('%s becomes what is chosen', (search, choice, written) => {
  expect(writeChoice(search, choice, 8)).toBe(written);
});
