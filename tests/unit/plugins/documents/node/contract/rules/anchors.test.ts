import { expect, test } from 'vitest';
import { anchors } from '../../../../../../../plugins/documents/node/contract/rules/links.ts';
import { catalogOf, documentOf } from '../samples.ts';

const check = (link: string) =>
  anchors.check(
    catalogOf(
      [
        documentOf('a/tea', `Text.\n\n[x](${link})\n\n## Green leaves\n\n## Black {#dark}`),
        documentOf('a/airport', 'Text.\n\n<DataTable data="airports" />\n\n<div id="map" />'),
      ],
      { rowIds: (set) => new Set(set === 'airports' ? ['ZRH', 'São'] : []) },
    ),
  );

test.each([
  '#green-leaves',
  '#dark',
  '/tea#dark',
  '/airport#ZRH',
  '/airport#S%C3%A3o',
  '/airport#map',
  '/airport',
  '/airport#',
  '/airport#:~:text=Zurich',
  '/about#x',
  'https://www.example.org/#x',
])('a link to %s leads to a place, or is the business of another rule', (link) => {
  expect(check(link)).toEqual([]);
});

test.each([
  ['#red', 'docs/a/tea.mdx'],
  ['/tea#Dark', 'docs/a/tea.mdx'],
  ['/airport#LHR', 'docs/a/airport.mdx'],
])('a link to %s does not', (link, file) => {
  expect(check(link)).toEqual([
    {
      file: 'docs/a/tea.mdx',
      line: 11,
      message: `the link ${link} leads to a place that ${file} doesn't have; write the id of a heading or of a row there`,
    },
  ]);
});
