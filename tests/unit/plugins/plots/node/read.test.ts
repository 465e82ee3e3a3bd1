import { describe, expect, test } from 'vitest';
import { readPlot } from '../../../../../plugins/plots/node/remarkPlot.ts';

/** The lines of a valid plot, each of which a test can replace. */
const LINES = {
  caption: 'caption: Tea drunk.',
  alt: 'alt: A line that rises from 1 to 4.',
  x: 'x: { label: Hour }',
  y: 'y: { label: Cups }',
  series: 'series: [{ name: Tea, mark: line, points: [[0, 1], [2, 4]] }]',
};

const block = (changes: Readonly<Record<string, string>> = {}) =>
  Object.values({ ...LINES, ...changes }).join('\n');

/** The mistakes in a plot, one per line. */
const mistakes = (changes: Readonly<Record<string, string>>): readonly string[] =>
  readPlot(block(changes)).faults.map(({ line, message }) => `docs/tea.mdx:${line}: ${message}`);

test('the texts of a plot are set like those of documents', () => {
  const caption = "caption: It isn't over 5 km.";
  expect(readPlot(block({ caption })).source?.caption).toBe('It isn’t over 5\u00A0km.');
});

const BAND = 'y: { label: Drink, scale: band }';
const BARS = 'series: [{ name: Cups, mark: bar, points: [[3, Tea], [-1, Coffee]] }]';

/** Planted mistakes: the changed lines, and all messages. */
const MISTAKES: readonly (readonly [Readonly<Record<string, string>>, readonly string[]])[] = [
  [{ alt: '' }, ['docs/tea.mdx:1: plot: alt: missing; write what the plot shows, in words']],
  [
    { alt: 'alt: 4' },
    [
      'docs/tea.mdx:2: plot: alt: has to be text: what the plot shows, in words; put it between quotes',
    ],
  ],
  [
    { caption: 'caption: " "' },
    ['docs/tea.mdx:1: plot: caption: empty; write the line under the plot'],
  ],
  [
    { caption: 'title: Tea' },
    [
      'docs/tea.mdx:1: plot: caption: missing; write the line under the plot',
      'docs/tea.mdx:1: plot: title: is not a field of a plot; remove it, or correct its name',
    ],
  ],
  [{ x: '' }, ['docs/tea.mdx:1: plot: x: missing; write at least its label']],
  [
    { x: 'x: { label: Hour, scale: square }' },
    ['docs/tea.mdx:3: plot: x.scale: has to be one of linear, log, time'],
  ],
  [
    { y: 'y: { label: Cups, scale: time }' },
    ['docs/tea.mdx:4: plot: y.scale: has to be one of linear, log, band'],
  ],
  [
    {
      y: 'y: { label: Cups, scale: log }',
      series: 'series: [{ name: Tea, mark: line, points: [[0, 0]] }]',
    },
    [
      'docs/tea.mdx:5: plot: series[1].points[1][2]: 0 cannot be on a log scale; it has to be above 0',
    ],
  ],
  [
    { x: 'x: { label: Hour, from: 3, to: 2 }' },
    [
      'docs/tea.mdx:3: plot: x.from: 3 is outside the axis x; move its "from" or "to"',
      'docs/tea.mdx:3: plot: x.to: 2 is outside the axis x; move its "from" or "to"',
      'docs/tea.mdx:5: plot: series[1].points[1][1]: 0 is outside the axis x; move its "from" or "to"',
      'docs/tea.mdx:5: plot: series[1].points[2][1]: 2 is outside the axis x; move its "from" or "to"',
    ],
  ],
  [{ series: 'series: []' }, ['docs/tea.mdx:5: plot: series: empty; write at least one series']],
  [
    { series: `series:\n${'  - { name: Tea, mark: line, points: [[1, 1]] }\n'.repeat(6)}` },
    ['docs/tea.mdx:6: plot: series: too many; more than 5 cannot be told apart'],
  ],
  [
    { series: 'series: [{ name: Tea, mark: pie, points: [[1, 1]] }]' },
    ['docs/tea.mdx:5: plot: series[1].mark: has to be one of line, bar, dot'],
  ],
  [
    { series: 'series:\n  - name: Tea\n    mark: line\n    points:\n      - [1, 2]\n      - 3' },
    ['docs/tea.mdx:10: plot: series[1].points[2]: has to be a pair of values, [x, y]'],
  ],
  [
    {
      series:
        'series:\n  - name: Tea\n    mark: line\n    points:\n      - [1, many]\n      - [2, 1]',
    },
    [
      'docs/tea.mdx:9: plot: series[1].points[1][2]: "many" is not a number, which a linear scale needs',
    ],
  ],
  [
    { series: 'series: [{ name: Tea, mark: line, points: [[2, 1], [1, 1], [2, 5]] }]' },
    [
      'docs/tea.mdx:5: plot: series[1].points[2]: 1 comes after 2; order the points of a line by x',
      'docs/tea.mdx:5: plot: series[1].points[3]: "2" has a value already; keep one of the two',
    ],
  ],
  [
    {
      series:
        'series:\n  - { name: Tea, mark: line, points: [[1, 1]] }\n  - { name: Tea, mark: dot, points: [[1, 1]] }',
    },
    [
      'docs/tea.mdx:7: plot: series[2].name: "Tea" is the name of another series; choose a different one',
    ],
  ],
  [
    { series: 'series: [{ name: Tea, mark: bar, points: [[1, 1]] }]' },
    [
      'docs/tea.mdx:5: plot: series[1].mark: a bar needs categories: give y the scale band, or use line or dot',
    ],
  ],
  [
    {
      x: 'x: { label: Cups, scale: log }',
      y: BAND,
      series: 'series: [{ name: Cups, mark: bar, points: [[3, Tea]] }]',
    },
    [
      'docs/tea.mdx:5: plot: series[1].mark: a bar is as long as its number, which the scale log does not show; use dot',
    ],
  ],
  [
    { y: BAND, series: 'series: [{ name: Cups, mark: line, points: [[3, Tea]] }]' },
    ['docs/tea.mdx:5: plot: series[1].mark: a line goes along x; use bar or dot'],
  ],
  [
    { y: 'y: { label: Drink, scale: band, unit: ml, to: 3 }', series: BARS },
    [
      'docs/tea.mdx:4: plot: y.unit: has no meaning on a band scale; leave it out',
      'docs/tea.mdx:4: plot: y.to: has no meaning on a band scale; leave it out',
    ],
  ],
  [
    {
      x: 'x: { label: Cups, from: 1 }',
      y: BAND,
      series: 'series: [{ name: Cups, mark: bar, points: [[3, Tea]] }]',
    },
    ['docs/tea.mdx:3: plot: x.from: bars start at 0, which has to be on the axis'],
  ],
  [
    {
      x: 'x: { label: Loss, to: -1 }',
      y: BAND,
      series: 'series: [{ name: Cups, mark: bar, points: [[-3, Tea]] }]',
    },
    ['docs/tea.mdx:3: plot: x.to: bars start at 0, which has to be on the axis'],
  ],
  [
    {
      y: BAND,
      series:
        'series:\n  - { name: Small, mark: bar, points: [[1, Tea]] }\n  - { name: Large, mark: bar, points: [[-1, Tea]] }',
    },
    ['docs/tea.mdx:7: plot: series[2].points[1]: bars below 0 do not add up; use dot'],
  ],
  [
    { y: BAND, series: 'series: [{ name: Cups, mark: dot, points: [[3, Tea], [4, Tea]] }]' },
    ['docs/tea.mdx:5: plot: series[1].points[2]: "Tea" has a value already; keep one of the two'],
  ],
  [
    { x: 'x: { label: Hours since the first pot of the day }' },
    [
      'docs/tea.mdx:3: plot: x.label: longer than 34 characters, which a phone has no room for; shorten it',
    ],
  ],
  [
    {
      x: 'x: { label: Day, scale: time }',
      series: 'series: [{ name: Tea, mark: line, points: [[2025-02-30, 1], [tomorrow, 2]] }]',
    },
    [
      'docs/tea.mdx:5: plot: series[1].points[1][1]: "2025-02-30" is not a date; write 2025-06-30, 2025-06 or 2025',
      'docs/tea.mdx:5: plot: series[1].points[2][1]: "tomorrow" is not a date; write 2025-06-30, 2025-06 or 2025',
    ],
  ],
  [
    { rules: 'rules: [{ label: Noon }]' },
    ['docs/tea.mdx:6: plot: rules[1]: has to cross one axis; write either x or y'],
  ],
  [
    { rules: 'rules: [{ x: 1, y: 2, label: Noon }]' },
    ['docs/tea.mdx:6: plot: rules[1]: has to cross one axis; write either x or y'],
  ],
  [
    { rules: 'rules: [{ x: [1, 2, 3], label: Noon }]' },
    ['docs/tea.mdx:6: plot: rules[1].x: has to be one value, or a pair for a range'],
  ],
  [
    { rules: 'rules: [{ x: noon, label: Noon }]' },
    ['docs/tea.mdx:6: plot: rules[1].x: "noon" is not a number, which a linear scale needs'],
  ],
  [
    { y: BAND, series: BARS, rules: 'rules: [{ y: Tea, label: Best }]' },
    ['docs/tea.mdx:6: plot: rules[1].y: no rule crosses a band scale; leave the rule out'],
  ],
];

describe('the source of a plot', () => {
  test('is read with what is left out filled in', () => {
    expect(readPlot(block()).source).toEqual({
      caption: 'Tea drunk.',
      alt: 'A line that rises from 1 to 4.',
      x: { label: 'Hour', scale: 'linear' },
      y: { label: 'Cups', scale: 'linear' },
      series: [
        {
          name: 'Tea',
          mark: 'line',
          points: [
            [0, 1],
            [2, 4],
          ],
        },
      ],
      rules: [],
    });
  });

  test.each(MISTAKES)('with the mistake %j is refused', (changes, said) => {
    expect(mistakes(changes)).toEqual(said);
  });

  test('that is not YAML is refused at the line', () => {
    expect(mistakes({ y: 'y: { label: Cups' })[0]).toMatch(/^docs\/tea\.mdx:5: plot: .*flow/i);
    expect(mistakes({ y: 'alt: Again' })[0]).toBe('docs/tea.mdx:4: plot: Map keys must be unique');
  });

  test('may have ends, bars below zero, times and ranges', () => {
    expect(mistakes({ x: 'x: { label: Hour, from: 0, to: 2 }' })).toEqual([]);
    expect(mistakes({ y: BAND, series: BARS })).toEqual([]);
    expect(
      mistakes({ rules: 'rules: [{ x: [0, 1], label: Morning }, { y: 2, label: Enough }]' }),
    ).toEqual([]);
    expect(
      mistakes({
        x: 'x: { label: Day, scale: time, from: 2024 }',
        series:
          'series: [{ name: Tea, mark: line, points: [[2024-12-31, 1], [2025-01, 2], [2026, 3]] }]',
      }),
    ).toEqual([]);
  });
});
