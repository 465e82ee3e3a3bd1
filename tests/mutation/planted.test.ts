import { expect, test } from 'vitest';
import { QUESTIONS } from './questions.ts';

test.each(
  QUESTIONS.map((question) => [question.about, question] as const),
)('no mutant changes what is found by: %s', async (_about, { ask, answer }) => {
  expect(await ask()).toEqual(answer);
});
