import { expect, test } from 'vitest';
import { country } from '../../../../../plugins/tables/node/columns.ts';
import { list, number, text, yesNo } from '../../../../../plugins/tables/node/index.ts';
import { csvOf, jsonOf, tableOf } from '../../../../../plugins/tables/node/output.ts';
import { setOf } from './sets.ts';

const SET = setOf({
  fullName: text({ label: 'Name', unknown: true, none: true }),
  size: number({ label: 'Size', unit: 'm' }),
  open: yesNo({ label: 'Open' }),
  parts: list({ label: 'Parts' }),
});

const ROWS = [
  { id: 'a', fullName: 'Say "hi",\nthen go', size: -1.5, open: true, parts: ['x', 'y'] },
  { id: 'b', fullName: null, size: 0, open: false, parts: ['z'] },
  { id: 'c', size: 2000, open: false, parts: ['ł'] },
];

test('CSV is as RFC 4180 has it, with the keys of the columns', () => {
  expect(csvOf(SET, ROWS)).toBe(
    'id,fullName,size,open,parts\r\n' +
      'a,"Say ""hi"",\nthen go",-1.5,true,x; y\r\n' +
      'b,null,0,false,z\r\n' +
      'c,,2000,false,ł\r\n',
  );
});

test('JSON tells what the set is and has the rows as they are', () => {
  const { title, day, sources } = SET;
  expect(JSON.parse(jsonOf(SET, ROWS))).toEqual({ title, day, sources, rows: ROWS });
});

test('a table has the shapes of its columns and the countries that it names', () => {
  const set = setOf({
    home: country({ label: 'Home' }),
    fee: number({ label: 'Fee', unit: 'EUR' }),
  });
  const names = new Map([
    ['DE', 'Germany'],
    ['GB', 'United Kingdom'],
  ]);
  const rows = [
    { id: 'a', home: 'XK', fee: 2.5 },
    { id: 'b', home: 'GB', fee: 2 },
    { id: 'c', home: 'GB', fee: 3 },
  ];
  const table = tableOf('things', set, rows, names);
  expect(Object.entries(table.countries)).toEqual([
    ['GB', 'United Kingdom'],
    ['XK', 'XK'],
  ]);
  expect(table.columns).toEqual([
    { key: 'id', type: 'text', label: 'Id' },
    { key: 'home', type: 'country', label: 'Home' },
    { key: 'fee', type: 'number', label: 'Fee', unit: 'EUR' },
  ]);
});

test('texts of a table are set like those of documents, and code and the choices of a filter are not', () => {
  const set = setOf({
    note: text({ label: 'Note' }),
    command: text({ label: 'Command', code: true }),
    paid: text({ label: 'Paid', choices: ["don't", 'do'] }),
    parts: list({ label: 'Parts' }),
  });
  const row = {
    id: "o'clock",
    note: "isn't 5 km",
    command: "echo 'a' 5 m",
    paid: "don't",
    parts: ["Ryan's 2 kg"],
  };
  expect(tableOf('things', set, [row], new Map()).rows).toEqual([
    { ...row, note: 'isn’t 5\u00A0km', parts: ['Ryan’s 2\u00A0kg'] },
  ]);
  expect(jsonOf(set, [row])).toContain("isn't 5 km");
});
