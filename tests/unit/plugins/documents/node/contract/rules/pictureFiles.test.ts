import { expect, test } from 'vitest';
import { pictureFiles } from '../../../../../../../plugins/documents/node/contract/rules/pictures.ts';
import { catalogOf, documentOf } from '../samples.ts';

const FIGURE = '<Figure src="tea.svg" dark="tea-dark.svg" width={7} height={4} alt="A cup." />';
const pictureSizeOf = (name: string) => (name === 'tea.svg' ? { width: 7, height: 4 } : undefined);

test('pictures that are there are as they should be', () => {
  const documents = [documentOf('a/tea', FIGURE.replace('tea-dark', 'tea'))];
  expect(pictureFiles.check(catalogOf(documents, { pictureSizeOf }))).toEqual([]);
});

test('one that is missing is a finding, with its line', () => {
  const documents = [documentOf('a/tea', `Text.\n\n${FIGURE}`)];
  expect(pictureFiles.check(catalogOf(documents, { pictureSizeOf }))).toEqual([
    {
      file: 'docs/a/tea.mdx',
      line: 11,
      message: "the picture tea-dark.svg isn't in images/docs/; add it, or correct its name",
    },
  ]);
});

test('one of another size is a finding, once for both color modes', () => {
  const documents = [documentOf('a/tea', FIGURE.replace('tea-dark', 'tea').replace('{7}', '{8}'))];
  expect(pictureFiles.check(catalogOf(documents, { pictureSizeOf }))).toEqual([
    {
      file: 'docs/a/tea.mdx',
      line: 9,
      message:
        "the picture tea.svg isn't 8 × 4 pixels; write width={7} height={4}, or use another file",
    },
  ]);
});

test('one of another height is a finding, too', () => {
  const documents = [documentOf('a/tea', FIGURE.replace('tea-dark', 'tea').replace('{4}', '{5}'))];
  expect(pictureFiles.check(catalogOf(documents, { pictureSizeOf }))).toHaveLength(1);
});

test('one whose size is not written, or that nobody can look up, is not', () => {
  const tea = FIGURE.replace('tea-dark', 'tea');
  const documents = [tea.replace('height={4}', ''), tea.replace('{7}', '"7"')].map((content, at) =>
    documentOf(`a/tea-${at}`, content),
  );
  expect(pictureFiles.check(catalogOf(documents, { pictureSizeOf }))).toEqual([]);
  expect(pictureFiles.check(catalogOf([documentOf('a/tea', FIGURE)]))).toEqual([]);
});
