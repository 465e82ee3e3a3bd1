import { expect, test } from 'vitest';
import { foundIn } from '../../../../../plugins/tables/client/foundText.ts';

const found = (text: string, ...words: string[]) =>
  foundIn(text, words).map(([start, end]) => text.slice(start, end));

test('every occurrence of every word is found', () => {
  expect(found('Londonderry, London', 'london', 'der')).toEqual(['London', 'London', 'der']);
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
  expect(found('London', 'paris')).toEqual([]);
});

test('what is found is the text as it is written', () => {
  expect(found('Station Łódź Fabryczna', 'lodz')).toEqual(['Łódź']);
  expect(found('Straße 5', 'strasse')).toEqual(['Straße']);
  expect(found('Straße 5', 's')).toEqual(['S', 'ß', 'ß']);
  expect(found('Côte d’Ivoire', "d'i")).toEqual(['d’I']);
  expect(found('cafe\u0301 au lait', 'cafe', 'au')).toEqual(['cafe\u0301', 'au']);
  expect(found('🇩🇪 Germany', 'germ')).toEqual(['Germ']);
});
