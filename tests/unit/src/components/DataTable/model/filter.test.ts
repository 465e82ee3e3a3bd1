import { expect, test } from 'vitest';
import { finder, folded } from '../../../../../../src/components/DataTable/model/filter.ts';

test.each([
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['São Paulo', 'sao paulo'],
  ['Großau', 'grossau'],
  ['Ærø', 'aero'],
  ['Côte d’Ivoire', "cote d'ivoire"],
  ['Þingvellir', 'thingvellir'],
  ['İzmir', 'izmir'],
  ['20\u00A0°C', '20 °c'],
])('%s is found as %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});

test.each([
  ['lon', true],
  ['LÓN', true],
  [' gb  london ', true],
  ['london us', false],
  ['lond on', true],
  ['x', false],
])('"%s" finds the row: %s', (typed, expected) => {
  expect(finder(typed)?.(folded('LHR\nLondon Heathrow\nGB'))).toBe(expected);
});

test('nothing typed looks for nothing', () => {
  expect(finder(' ')).toBeUndefined();
});
