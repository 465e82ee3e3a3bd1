import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIABLES } from '../../../site/settings.ts';

/** The cells of each row of the table under `## Settings`, without the header. */
function settingsTable(readme: string): readonly (readonly string[])[] {
  const [, section = ''] = readme.split(/^## Settings$/m);
  const [untilNext = ''] = section.split(/^## /m);
  return untilNext
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const table = settingsTable(readFileSync(new URL('../../../README.md', import.meta.url), 'utf8'));

test('the README lists exactly the variables that are read, in their order', () => {
  expect(table.map(([name]) => name)).toEqual(VARIABLES.map((name) => `\`${name}\``));
});

test('the README says what each variable sets, and its default', () => {
  for (const [name, sets, byDefault] of table) {
    expect([name, sets && byDefault]).toEqual([name, expect.stringMatching(/./)]);
  }
});
