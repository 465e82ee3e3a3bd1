import { expect, test } from 'vitest';
import { pictureText } from '../../../../../../../plugins/documents/node/contract/rules/pictures.ts';
import { pageOf } from '../samples.ts';

test.each([
  '![A cup](/cup.png)',
  '![A cup][cup]\n\n[cup]: /cup.png',
  '<img src="/cup.png" alt="A cup" />',
  'A cup: <img src="/cup.png" alt={"A cup"} />',
  '<Figure src="cup.svg" alt={text} />',
  '<Video src="cup.mp4" />',
])('%j is as it should be', (content) => {
  expect(pictureText.check(pageOf(content))).toEqual([]);
});

test.each([
  '![](/cup.png)',
  '![ ][cup]\n\n[cup]: /cup.png',
  '<img src="/cup.png" />',
  'A cup: <img src="/cup.png" alt="" />',
  '<Figure src="cup.svg" alt={" "} />',
  '<Figure src="cup.svg" alt />',
])('%j has no text', (content) => {
  expect(pictureText.check(pageOf(`Text.\n\n${content}`))).toEqual([
    { line: 3, message: expect.stringContaining('the picture has no alternative text') },
  ]);
});
