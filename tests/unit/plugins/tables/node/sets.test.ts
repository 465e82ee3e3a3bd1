import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { latestDay } from '../../../../../plugins/documents/node/contract/today.ts';
import {
  country,
  downloads,
  list,
  loadDataSets,
  number,
  rowIds,
  rows,
  rowsOf,
  text,
} from '../../../../../plugins/tables/node/index.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';
import { load, setOf } from './sets.ts';

const THINGS = { 'things/index.ts': '' };
const NAMED = setOf({ name: text({ label: 'Name', unknown: true }) });

/** The messages about the rows file of a data set with an id and a name. */
const ofRows = (tsv: string) =>
  load({ things: NAMED }, { ...THINGS, 'things/rows.tsv': tsv }).lines;

describe('the reader of TSV', () => {
  test.each([
    [
      'a column that is none',
      'id\tname\tsize\na\tb\tc\n',
      '1: size: is not a column; delete it, or add it to the columns in index.ts',
    ],
    [
      'a column that is missing',
      'id\na\n',
      '1: name: is not in the first line; add the column to the file',
    ],
    [
      'a column twice',
      'id\tname\tname\na\tb\tb\n',
      '1: name: appears twice in the first line; delete one of the columns',
    ],
    [
      'too few fields',
      'id\tname\na\n',
      '2: row: has 1 fields, the first line 2; leave a field empty where its value is unknown, and no tabs in values',
    ],
    ['an empty line', 'id\tname\na\tb\n\n', '3: row: the line is empty; delete it'],
    [
      'a last line without an end',
      'id\tname\na\tb',
      '2: file: the last line has no line break at its end; add one',
    ],
  ])('finds %s', (_, tsv, message) => {
    expect(ofRows(tsv)).toEqual([`things/rows.tsv:${message}`]);
  });

  test('finds what is not UTF-8, at its line', () => {
    const folder = temporaryFolder({ ...THINGS, 'things/rows.tsv': '' });
    writeFileSync(
      path.join(folder, 'things/rows.tsv'),
      Buffer.from('id\tname\na\t\xff\n', 'latin1'),
    );
    const { findings } = loadDataSets({ things: NAMED }, folder);
    expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: file: is not UTF-8 here; save it as UTF-8',
    ]);
  });

  test('leaves out what is unknown, whatever the order of the columns', () => {
    const { rows: loaded } = load(
      { things: NAMED },
      { ...THINGS, 'things/rows.tsv': 'name\tid\n\ta\n' },
    );
    expect(loaded.get('things')).toStrictEqual([{ id: 'a' }]);
  });
});

describe('the ids of rows', () => {
  test.each([
    [
      'are unique whatever their case',
      'A\t\na\t\n',
      '3: id: "a" is also the id of line 2, ignoring case; change one of them',
    ],
    [
      'are in addresses',
      'a b\t\n',
      '2: id: "a b" cannot be in an address; use letters, digits, periods, and hyphens, or add a column "id"',
    ],
    [
      'begin with a letter or digit',
      '.a\t\n',
      '2: id: ".a" cannot be in an address; use letters, digits, periods, and hyphens, or add a column "id"',
    ],
    [
      'are in order, which is told once',
      'c\t\nb\t\na\t\n',
      '3: id: "b" comes after "c"; order the rows by id, capitals first',
    ],
  ])('%s', (_, body, message) => {
    expect(ofRows(`id\tname\n${body}`)).toEqual([`things/rows.tsv:${message}`]);
  });

  test('may have points and hyphens', () => {
    expect(ofRows('id\tname\n3.11\tx\nA-b\tx\nB\tx\na\tx\n')).toEqual([]);
  });

  test('are what rows name other rows by', () => {
    const set = setOf({ near: rows({ label: 'Near', none: true }) });
    const tsv = 'id\tnear\na\tb; c\nb\tnull\n';
    expect(load({ things: set }, { ...THINGS, 'things/rows.tsv': tsv }).lines).toEqual([
      'things/rows.tsv:2: near: no row has the id "c"; correct it, or add the row',
    ]);
  });
});

describe('countries', () => {
  const set = setOf({
    home: country({ label: 'Home' }),
    others: list({ label: 'Others', of: 'country', none: true }),
  });
  const files = { ...THINGS, 'things/rows.tsv': 'id\thome\tothers\na\tGB\tUK; DE\nb\tXX\tnull\n' };
  const countries = setOf({ name: text({ label: 'Name' }) });
  const known = {
    'countries/index.ts': '',
    'countries/rows.tsv': 'id\tname\nDE\tGermany\nGB\tUnited Kingdom\n',
  };

  test('are those that the set of countries knows', () => {
    const { lines, countries: names } = load({ things: set, countries }, { ...files, ...known });
    expect(lines).toEqual([
      'things/rows.tsv:2: others: "UK" is not in data/countries; use the ISO 3166-1 alpha-2 code',
      'things/rows.tsv:3: home: "XX" is not in data/countries; use the ISO 3166-1 alpha-2 code',
    ]);
    expect(names.get('GB')).toBe('United Kingdom');
  });
});

describe('a data set', () => {
  const tsv = { 'things/rows.tsv': 'id\na\n' };

  test('describes itself without fault', () => {
    const set = setOf(
      { Big: text({ label: 'Same', unknown: true }), sort: text({ label: 'Same', unknown: true }) },
      {
        title: ' ',
        day: '2026-13-01',
        sources: [{ title: 'A', url: 'http://a.example' }],
        id: 'key',
      },
    );
    const source =
      "title: '',\nday: '',\nsources: [],\nid: 'key',\ncolumns: {\nBig: text(),\nsort: text(),\n";
    const { lines } = load(
      { things: set },
      { 'things/index.ts': source, 'things/rows.tsv': 'id\tBig\tsort\na\tb\tc\n' },
    );
    expect(lines).toEqual([
      'things/index.ts:1: title: is empty; say what the set is',
      'things/index.ts:2: day: "2026-13-01" is not a day; write it like 2025-06-30',
      'things/index.ts:3: sources: "http://a.example" is not an https address; write the full address',
      'things/index.ts:4: id: "key" is not a column; name one of id, Big, sort',
      'things/index.ts:6: Big: is not in camelCase; rename the column',
      'things/index.ts:7: sort: is reserved for the sort order in URLs; rename the column',
      'things/index.ts:7: sort: shares the label "Same"; give each its own',
    ]);
  });

  test.each([
    [
      number({ label: 'Id' }),
      '"id" is a column of the type number; ids are in one of text, country, date',
    ],
    [
      text({ label: 'Id', unknown: true }),
      'the values of "id" can be missing; remove "unknown" and "none" from it',
    ],
    [
      text({ label: 'Id', none: true }),
      'the values of "id" can be missing; remove "unknown" and "none" from it',
    ],
  ])('has an id that every row has', (id, message) => {
    const { lines } = load({ things: setOf({ id }) }, { ...THINGS, 'things/rows.tsv': 'id\n1\n' });
    expect(lines).toEqual([`things/index.ts:1: id: ${message}`]);
  });

  test('has spaces for nothing that it needs', () => {
    const set = setOf(
      { name: text({ label: ' ', unknown: true }) },
      { sources: [{ title: ' ', url: 'https://www.example.org/' }] },
    );
    expect(
      load({ things: set }, { ...THINGS, 'things/rows.tsv': 'id\tname\na\t\n' }).lines,
    ).toEqual([
      'things/index.ts:1: sources: include one without a title; name it',
      'things/index.ts:1: name: has an empty label; write what the head says',
    ]);
    expect(ofRows(' \n')).toEqual([
      'things/rows.tsv:1: file: is empty; write the column keys in the first line, and the rows below',
    ]);
  });

  test('has a mistake at the line that begins with the field, or else at the one that has it', () => {
    const set = setOf(
      { bad_name: text({ label: 'Bad', unknown: true }) },
      { title: '', id: 'key' },
    );
    const source =
      "// The title: none.\nexport const things = { id: 'key',\n  title: '',\n  // bad_name\n  'bad_name': text(),\n";
    const tsv = { 'things/index.ts': source, 'things/rows.tsv': 'id\tbad_name\na\t\n' };
    expect(load({ things: set }, tsv).lines.map((line) => line.split(': ', 2).join(': '))).toEqual([
      'things/index.ts:2: id',
      'things/index.ts:3: title',
      'things/index.ts:5: bad_name',
    ]);
  });

  test('may have beside its files what a system leaves behind', () => {
    const files = { ...THINGS, ...tsv, 'things/.DS_Store': '', '.DS_Store': '' };
    expect(load({ things: setOf({}) }, files).lines).toEqual([]);
  });

  test('names its sources', () => {
    const { lines } = load({ things: setOf({}, { sources: [] }) }, { ...THINGS, ...tsv });
    expect(lines).toEqual([
      'things/index.ts:1: sources: are missing; name what the facts were taken from',
    ]);
  });

  test('has a folder of its name with a file of rows, and each folder has a set', () => {
    expect(load({ things: setOf({}) }, { 'other/rows.tsv': '' }).lines).toEqual([
      'index.ts:1: other: is a folder of no set; add the set to DATA_SETS, or delete the folder',
      'things/index.ts:1: file: describes the data set but does not exist; create it, or name the folder after the data set',
      'things/rows.tsv:1: file: has the rows but does not exist; create it',
    ]);
    expect(
      load({ 'No Name': setOf({}) }, { 'No Name/index.ts': '', 'No Name/rows.tsv': 'id\na\n' })
        .lines,
    ).toEqual([
      'index.ts:1: No Name: is not a valid name for a data set; use letters, digits, and hyphens, and begin with a lowercase letter',
    ]);
  });

  test('is read again when its rows have changed, and hands on sound rows only', () => {
    const folder = temporaryFolder({ ...THINGS, 'things/rows.tsv': 'id\tname\na\t\n' });
    const ids = () =>
      loadDataSets({ things: NAMED }, folder)
        .rows.get('things')
        ?.map(({ id }) => id);
    expect(ids()).toEqual(['a']);
    writeFileSync(path.join(folder, 'things/rows.tsv'), 'id\tname\nb\t\nc\t-\n');
    expect(ids()).toEqual(['b']);
  });
});

describe('what others get of a data set', () => {
  const data = () => ({
    sets: { things: NAMED },
    folder: temporaryFolder({ ...THINGS, 'things/rows.tsv': 'id\tname\na\tA cup\nb\t-\n' }),
  });

  test('is its sound rows', () => {
    expect(rowsOf('things', NAMED, data().folder)).toEqual([{ id: 'a', name: 'A cup' }]);
  });

  test('is its download, with its sound rows', () => {
    const download = downloads(data());
    expect(JSON.parse(download('things') ?? '')).toMatchObject({
      title: 'Things',
      rows: [{ id: 'a', name: 'A cup' }],
    });
    expect(download('others')).toBeUndefined();
  });

  test('is the ids of all rows, so that a link to a row with a mistake is not another one', () => {
    const idsOf = rowIds(data());
    expect([...idsOf('things')]).toEqual(['a', 'b']);
    expect([...idsOf('others')]).toEqual([]);
  });
});

describe('the first line of a file', () => {
  test.each([
    ['name\nb\n', ['1: id: is not in the first line; add the column to the file']],
    [
      'the name\tid\nb\ta\n',
      ['1: the name: is not a column, and name is not in the first line; rename one of them'],
    ],
    ['id,name\na,b\n', ['1: file: has no tabs in its first line; separate the fields by tabs']],
  ])('%j says what its columns are', (tsv, messages) => {
    expect(ofRows(tsv)).toEqual(messages.map((message) => `things/rows.tsv:${message}`));
  });

  test('with a column twice names the others one by one', () => {
    const set = setOf({ name: text({ label: 'Name' }), size: text({ label: 'Size' }) });
    const tsv = 'id\tname\tname\tsiez\na\tb\tb\tc\n';
    expect(load({ things: set }, { ...THINGS, 'things/rows.tsv': tsv }).lines).toEqual([
      'things/rows.tsv:1: name: appears twice in the first line; delete one of the columns',
      'things/rows.tsv:1: siez: is not a column; delete it, or add it to the columns in index.ts',
      'things/rows.tsv:1: size: is not in the first line; add the column to the file',
    ]);
  });

  test('of a set with one column has no tabs to miss', () => {
    const { lines } = load({ things: setOf({}) }, { ...THINGS, 'things/rows.tsv': 'the id\na\n' });
    expect(lines).toEqual([
      'things/rows.tsv:1: the id: is not a column, and id is not in the first line; rename one of them',
    ]);
  });
});

describe('the description of a set', () => {
  const rowsFile = { 'things/rows.tsv': 'id\na\n' };

  test('may be of today, and have several sources', () => {
    const set = setOf(
      {},
      {
        day: latestDay(),
        sources: ['a', 'b'].map((title) => ({ title, url: `https://${title}.example.org/` })),
      },
    );
    expect(load({ things: set }, { ...THINGS, ...rowsFile }).lines).toEqual([]);
  });

  test('is not checked where its file is missing', () => {
    expect(load({ things: setOf({}, { title: '' }) }, rowsFile).lines).toEqual([
      'things/index.ts:1: file: describes the data set but does not exist; create it, or name the folder after the data set',
    ]);
  });
});
