import { expect, test } from 'vitest';
import {
  byAddress,
  byFormerSlug,
  childrenOf,
  documentAt,
} from '../../../../../../plugins/documents/node/contract/catalog.ts';
import { catalogOf, documentOf } from './samples.ts';

/** The IDs that an index lists, in a library of these documents. */
function listedBy(index: string, ...others: readonly string[]) {
  const document = documentOf(index);
  const catalog = catalogOf([document, ...others.map((id) => documentOf(id))]);
  return childrenOf(catalog, document).map(({ id }) => id);
}

test('an index lists the documents in its folder and below', () => {
  expect(
    listedBy('cooking/rice/README', 'cooking/rice/brown', 'cooking/rice/wild/red', 'cooking/tea'),
  ).toEqual(['cooking/rice/brown', 'cooking/rice/wild/red']);
});

test('an index alone in its folder lists what is beside the folder', () => {
  expect(
    listedBy(
      'cooking/rice/README',
      'cooking/ricer',
      'cooking/tea',
      'travel/rice',
      'cookingware/pot',
    ),
  ).toEqual(['cooking/ricer', 'cooking/tea']);
});

test('an index deep in a section lists what is right beside its folder', () => {
  expect(listedBy('a/b/c/README', 'a/b/tea', 'a/rice')).toEqual(['a/b/tea']);
});

test('the only document of a section lists none, not those of other sections', () => {
  expect(listedBy('cooking/README', 'travel/tea')).toEqual([]);
});

const TEA = documentOf('a/tea', 'Text.', { formerly: '[/drink]' });
const SECOND_TEA = documentOf('b/tea', 'Text.', { formerly: '[/drink, /leaf]' });
const NAMELESS = documentOf('a/Tea_Pot');
const CATALOG = catalogOf([TEA, SECOND_TEA, NAMELESS]);

test('of two documents at an address, or that were at it, the first one is found there', () => {
  expect([...byAddress(CATALOG)]).toEqual([['/tea', TEA]]);
  expect(byFormerSlug(CATALOG).get('/drink')).toBe(TEA);
  expect(byFormerSlug(CATALOG).get('/leaf')).toBe(SECOND_TEA);
});

test.each([
  ['/tea', TEA],
  ['/tea?strength=2#leaves', TEA],
  ['/rice', undefined],
  ['/tea.md', undefined],
  ['//tea', undefined],
  ['https://tea', undefined],
])('the link %s leads to the document there, if any', (url, document) => {
  expect(documentAt(CATALOG)(url)).toBe(document);
});
