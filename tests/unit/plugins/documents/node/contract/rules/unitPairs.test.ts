import { expect, test } from 'vitest';
import { unitPairs } from '../../../../../../../plugins/documents/node/contract/rules/unitPairs.ts';
import { pageOf } from '../samples.ts';

const messagesOf = (content: string) =>
  unitPairs.check(pageOf(content)).map(({ message }) => message);

test.each([
  'Poultry at 74 °C (165 °F), a fridge at 4 °C (40 °F).',
  'An oven at 160 °C (325 °F), caramel at 170 to 175 °C (338 to 347 °F).',
  'About 30 °F (-1 °C) is left alone.',
  '500 to 800 km (300 to 500 miles), 1.5 m (4.9 ft), 20 cm (8 in), 100 lb (45 kg).',
  '450 g (1 lb), 475 ml (2 cups), 6.35 kg (14 lb), 500 m (1,640 ft).',
  'A screw of 1/16 in (5 mm) is a fraction, and 120 g (1 cup) of flour another measure.',
  '`65 °C (300 °F)` is code.',
  'Set it 20 °C (35 °F) lower, within 1 °C (2 °F), and store it at 20 °C (68 °F).',
  '3.7 oz (100 g), 26.4 cm (10 in), and 39 °C (100 °F) are round.',
  'A British 1.000 pint (570 ml), or 560 ml (1.0 pint).',
  'An oven at 197.5 °C (375 °F) is at the nearest mark.',
  '1 kg (900 g) with its package, and 1 mile (1,000 yd) of a road.',
  'It is within 5 km (3 miles), 5 to 10 km (3 miles), or 5 km (3 to 4 miles).',
])('%j is right', (content) => {
  expect(messagesOf(content)).toEqual([]);
});

test.each([
  ['65 °C (160 °F)', "65 °C isn't 160 °F; convert one from the other"],
  ['139 °C (275 °F)', "139 °C isn't 275 °F; convert one from the other"],
  ['200 °C (425 °F)', "200 °C isn't 425 °F; convert one from the other"],
  ['20 °C (45 °F) lower', "20 °C isn't 45 °F; convert one from the other"],
  ['20 cm (9 in)', "20 cm isn't 9 in; convert one from the other"],
  ['500 to 800 km (300 to 600 miles)', "800 km isn't 600 miles; convert one from the other"],
  ['| a |\n| --- |\n| 1 kg (3 lb) |', "1 kg isn't 3 lb; convert one from the other"],
  ['1.0 miles (1.7 km)', "1.0 miles isn't 1.7 km; convert one from the other"],
  ['41 °C (104 °F)', "41 °C isn't 104 °F; convert one from the other"],
  ['180 °C (365 °F)', "180 °C isn't 365 °F; convert one from the other"],
  ['150 km (300 miles)', "150 km isn't 300 miles; convert one from the other"],
])('%j is refused', (content, message) => {
  expect(messagesOf(content)).toEqual([message]);
});

test('a value with two partners on a page is refused at the second', () => {
  expect(unitPairs.check(pageOf('54 °C (129 °F)\n\n54 °C (130 °F)'))).toEqual([
    { line: 3, message: '54 °C is 130 °F here and 129 °F above; write one of them' },
  ]);
});
