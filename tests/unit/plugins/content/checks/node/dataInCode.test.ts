import { expect, test } from 'vitest';
import { dataInCode } from '../../../../../../plugins/content/checks/node/dataInCode.ts';
import { number, text } from '../../../../../../plugins/content/data/node/index.ts';
import { parseMdx } from '../../../../../../plugins/mdx/node/parse.ts';
import { temporaryFolder } from '../../../../scripts/temporaryFolder.ts';
import { setOf } from '../../data/node/sets.ts';

const CHIPS = ['M1', 'M2', 'M3', 'M3 Pro', 'M4', 'M4 Pro', 'M5'];

const set = setOf({ chip: text({ label: 'Chip' }), cores: number({ label: 'Cores' }) });
const FILES = {
  'chips/index.ts': '',
  'chips/rows.tsv': `id\tchip\tcores\n${CHIPS.map((chip, at) => `c${at}\t${chip}\t${at + 4}\n`).join('')}`,
};
const TABLE = '<DataTable\n  data="chips"\n/>\n\n';

/** The faults of a page with one block. */
function faultsOf(words: string, code: string, table = TABLE) {
  const page = `${table}\`\`\`python ${words}\n${code}\n\`\`\`\n\n\`\`\`text title="Output"\n1\n\`\`\`\n`;
  const check = dataInCode({ sets: { chips: set }, folder: temporaryFolder(FILES) });
  return check(parseMdx(page), page);
}

/** A dictionary of some chips with their cores. */
const listOf = (names: readonly string[]) =>
  `CHIPS = {${names.map((name, at) => `"${name}": ${at + 4}`).join(', ')}}`;

test('finds a list of what the table of the page holds', () => {
  expect(faultsOf('run', listOf(CHIPS.slice(0, 6)))).toEqual([
    {
      line: 5,
      message:
        'the block lists 6 values of chips.chip, which the page shows as a table; add data="chips" after "run" and read chips.json',
    },
  ]);
});

test.each([
  ['a few examples', 'run', listOf(CHIPS.slice(0, 5)), TABLE],
  ['the same value again and again', 'run', listOf(Array(9).fill('M1')), TABLE],
  ['values among other words', 'run', CHIPS.map((chip) => `buy("${chip}")`).join('\n'), TABLE],
  ['longer words', 'run', listOf(CHIPS.map((chip) => `${chip}x`)), TABLE],
  ['a list that no table of the page has', 'run', listOf(CHIPS), ''],
  ['a list whose table is an example', 'run', listOf(CHIPS), `\`\`\`mdx\n${TABLE}\`\`\`\n\n`],
  ['code that is not run', '', listOf(CHIPS), TABLE],
  ['code that reads the data', 'run data="chips"', listOf(CHIPS), TABLE],
])('leaves %s alone', (_, words, code, table) => {
  expect(faultsOf(words, code, table)).toEqual([]);
});

test('finds a block that reads what the page does not offer', () => {
  expect(faultsOf('run data="chips"', 'print(1)', '')).toEqual([
    {
      line: 1,
      message:
        'the block reads "chips", which no table of the page shows; show it, so that readers can download chips.json',
    },
  ]);
});
