import { expect, test } from 'vitest';
import { scaleOf } from '../../../../../../../plugins/content/plots/node/drawing/scale.ts';
import { plotSchema } from '../../../../../../../plugins/content/plots/node/source.ts';

/** The tick labels and the domain of x, for points at these places. */
function axis(places: readonly (number | string)[], given: object = {}, count = 5) {
  const source = plotSchema.parse({
    caption: 'Tea',
    alt: 'Tea',
    x: { label: 'Place', ...given },
    y: { label: 'Cups' },
    series: [{ name: 'Tea', mark: 'dot', points: places.map((place) => [place, 1]) }],
  });
  const { ticks, domain } = scaleOf(source, 'x', count);
  return { labels: ticks.map(({ label }) => label), domain };
}

test('a linear scale goes from one round number to another', () => {
  expect(axis([3, 97])).toEqual({ labels: ['0', '20', '40', '60', '80', '100'], domain: [0, 100] });
  expect(axis([0.12, 0.31]).labels).toEqual(['0.10', '0.15', '0.20', '0.25', '0.30', '0.35']);
  expect(axis([-2, 2]).labels).toContain('−1');
  expect(axis([7]).domain).toEqual([6, 8]);
});

test('a linear scale keeps the ends it is given, with ticks within them', () => {
  expect(axis([30], { from: 5, to: 47, unit: '%' })).toEqual({
    labels: ['10%', '20%', '30%', '40%'],
    domain: [5, 47],
  });
});

test('a logarithmic scale has powers of ten, or steps between them', () => {
  expect(axis([60, 15754], { scale: 'log' }).labels).toEqual(['100', '1,000', '10,000']);
  expect(axis([2, 9], { scale: 'log' }).labels).toEqual(['2', '5', '10']);
});

test('a time scale has calendar steps', () => {
  expect(axis(['2025-01-01', '2025-01-05'], { scale: 'time' }).labels).toEqual([
    'Jan 1',
    'Jan 2',
    'Jan 3',
    'Jan 4',
    'Jan 5',
  ]);
  expect(axis(['2024-02', '2025-12'], { scale: 'time' }).labels).toEqual([
    'Jul 2024',
    'Jan 2025',
    'Jul 2025',
  ]);
  expect(axis(['1990', '2025'], { scale: 'time' }, 4).labels).toEqual([
    '1990',
    '2000',
    '2010',
    '2020',
  ]);
});
