import { expect, test } from 'vitest';
import { pictureFiles } from '../../../../../../../plugins/documents/node/contract/rules/pictures.ts';
import { catalogOf, documentOf } from '../samples.ts';

const FIGURE = '<Figure src="tea.svg" dark="tea-dark.svg" width={7} height={4} alt="A cup." />';
const hasPicture = (name: string) => name === 'tea.svg';

test('pictures that are there are as they should be', () => {
  const documents = [documentOf('a/tea', FIGURE.replace('tea-dark', 'tea'))];
  expect(pictureFiles.check(catalogOf(documents, { hasPicture }))).toEqual([]);
});

test('one that is missing is a finding, with its line', () => {
  const documents = [documentOf('a/tea', `Text.\n\n${FIGURE}`)];
  expect(pictureFiles.check(catalogOf(documents, { hasPicture }))).toEqual([
    {
      file: 'docs/a/tea.mdx',
      line: 11,
      message: "the picture tea-dark.svg isn't in images/docs/; add it, or correct its name",
    },
  ]);
});
