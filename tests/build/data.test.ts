import { describe, expect, test } from 'vitest';
import { buildFixture } from './buildSite.ts';

/** Returns the lines of an output that name a file and a line of the data. */
const findings = (output: string): readonly string[] =>
  [...output.matchAll(/(?<![\w/])data\/\S+:\d+: .*/g)].map(([finding]) => finding);

describe.concurrent('a build', () => {
  test('stops at data sets that break their rules, with every finding at once', async () => {
    const { code, output } = await buildFixture('broken-data');
    expect(code).toBe(1);
    expect(output).toContain('the data sets break their rules:');
    expect([...new Set(findings(output))]).toEqual([
      'data/airports/index.ts:5: day: "21 November 2026" is not a day; write it like 2025-06-30',
      'data/airports/rows.tsv:2: near: no row has the id "STN"; correct it, or add the row',
      'data/airports/rows.tsv:2: country: "UK" is not in data/countries; use the ISO 3166-1 alpha-2 code',
      'data/airports/rows.tsv:3: name: "N/A" is a placeholder; leave an unknown value out, or write null if there is none',
      'data/airports/rows.tsv:3: elevation: 62.5 is not a whole number; round it',
      'data/airports/rows.tsv:3: iata: "LGW" comes after "LHR"; order the rows by iata, capitals first',
      'data/airports/rows.tsv:4: row: has 3 fields, the first line 5; leave a field empty where its value is unknown, and no tabs in values',
      'data/airports/rows.tsv:4: iata: "LHR" is also the id of line 2, ignoring case; change one of them',
      'data/index.ts:1: forgotten: is a folder of no set; add the set to DATA_SETS, or delete the folder',
    ]);
  });
});
