import { expect, test } from 'vitest';
import { order } from '../../../../../../../plugins/documents/node/contract/rules/sidebars.ts';
import { catalogOf, documentOf } from '../samples.ts';

const check = (text: string) =>
  order.check(catalogOf([documentOf('a/tea'), documentOf('a/rice')], { order: text }));

test('an order of documents that exist is as it should be, whether or not it names all', () => {
  expect(check('# Order.\na/rice\n')).toEqual([]);
});

test('an id that does not exist, and one that is listed twice, is a finding at its line', () => {
  expect(check('# Order.\na/tea\n\na/gone # since\na/tea\n')).toEqual([
    {
      file: 'docs/order.txt',
      line: 4,
      message: 'no document has the id "a/gone"; delete the line or correct it',
    },
    {
      file: 'docs/order.txt',
      line: 5,
      message: '"a/tea" appears twice; delete one of the lines',
    },
  ]);
});
