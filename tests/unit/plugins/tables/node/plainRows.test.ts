import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import type { ComponentNode } from '../../../../../plugins/mdx/node/attributes.ts';
import { parseMdx } from '../../../../../plugins/mdx/node/parse.ts';
import { list, number, plainRows, text } from '../../../../../plugins/tables/node/index.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';
import { setOf } from './sets.ts';

const FILES = {
  'countries/index.ts': '',
  'countries/rows.tsv': 'id\tname\nGB\tUnited Kingdom\nFR\tFrance\n',
  'things/index.ts': '',
  'things/rows.tsv': 'id\tkind\twhere\tsize\na\tcup\tGB; FR\t3\nb\tpan\tFR\t\n',
};
const sets = {
  countries: setOf({ name: text({ label: 'Name' }) }),
  things: setOf({
    kind: text({ label: 'Kind' }),
    where: list({ label: 'Where', of: 'country' }),
    size: number({ label: 'Size', unknown: true }),
  }),
};

const rowsIn = (mdx: string) => {
  const rowsOf = plainRows({ sets, folder: temporaryFolder(FILES) });
  const found: ReturnType<typeof rowsOf>[] = [];
  visit(parseMdx(mdx), 'mdxJsxFlowElement', (node) => {
    found.push(rowsOf(node as ComponentNode));
  });
  return found;
};

it('gives the cells of a table as the document asks for them, countries by their names', () => {
  expect(rowsIn('<DataTable data="things" />')).toEqual([
    [
      { id: 'a', cells: ['a', 'cup', 'United Kingdom, France', '3'] },
      { id: 'b', cells: ['b', 'pan', 'France', ''] },
    ],
  ]);
  expect(rowsIn('<DataTable data="things" columns="kind id" where={{ kind: "pan" }} />')).toEqual([
    [{ id: 'b', cells: ['pan', 'b'] }],
  ]);
});

it('has nothing for other components, nor for tables with a mistake', () => {
  expect(
    rowsIn(
      '<Tabs data="things" />\n\n<DataTable data="none" />\n\n<DataTable data="things" sort="x" />',
    ),
  ).toEqual([undefined, undefined, undefined]);
});
