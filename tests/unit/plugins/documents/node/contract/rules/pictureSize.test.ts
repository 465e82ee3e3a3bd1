import { expect, test } from 'vitest';
import { pictureSize } from '../../../../../../../plugins/documents/node/contract/rules/pictures.ts';
import { pageOf } from '../samples.ts';

test.each([
  '<Figure src="a.svg" width={720} height={400} alt="A" />',
  '<img src="a.svg" alt="A" />',
])('%j is as it should be', (content) => {
  expect(pictureSize.check(pageOf(content))).toEqual([]);
});

test.each([
  ['<Figure src="a.svg" alt="A" />', 'width and height'],
  ['<Figure src="a.svg" width={720} alt="A" />', 'height'],
  ['<Figure src="a.svg" width="720" height={0} alt="A" />', 'width and height'],
])('%j is a finding', (content, missing) => {
  expect(pictureSize.check(pageOf(`Text.\n\n${content}`))).toEqual([
    { line: 3, message: expect.stringContaining(`the Figure has no ${missing};`) },
  ]);
});
