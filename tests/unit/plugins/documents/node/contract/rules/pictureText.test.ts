import { expect, test } from 'vitest';
import { pictureText } from '../../../../../../../plugins/documents/node/contract/rules/pictures.ts';
import { pageOf } from '../samples.ts';

test.each([
  '<Figure src="cup.svg" alt="A cup" />',
  '<Figure src="cup.svg" alt={"A cup"} />',
  '<Figure src="cup.svg" alt="Picture books on a shelf" />',
  '<Video src="cup.mp4" />',
])('%j is as it should be', (content) => {
  expect(pictureText.check(pageOf(content))).toEqual([]);
});

test.each([
  '<Figure src="cup.svg" />',
  '<Figure src="cup.svg" alt={text} />',
  '<Figure src="cup.svg" alt={" "} />',
  '<Figure src="cup.svg" alt="cup.svg" />',
  '<Figure src="cup.svg" alt="Image" />',
  '<Figure src="cup.svg" alt />',
])('%j has no text', (content) => {
  expect(pictureText.check(pageOf(`Text.\n\n${content}`))).toEqual([
    { line: 3, message: expect.stringContaining('the picture has no alternative text') },
  ]);
});

test('one that says that it is a picture is a finding', () => {
  expect(pictureText.check(pageOf('<Figure src="cup.svg" alt="A photo of a cup" />'))).toEqual([
    { line: 1, message: expect.stringContaining('the alternative text begins with "A photo of"') },
  ]);
});
