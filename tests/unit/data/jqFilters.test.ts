import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type JqFilter, jqFilters } from '../../../data/jq-filters/index.ts';
import { loadDataSets } from '../../../plugins/data/node/index.ts';

const folder = fileURLToPath(new URL('../../../data', import.meta.url));

/** What jq gives for each row, its results separated as in the table. One program runs them all. */
function outputsOf(filters: readonly JqFilter[]): string[] {
  const program = filters.map(({ input, filter }) => `[(${input}) | (${filter})]`).join(',\n');
  const lines = execFileSync('jq', ['--null-input', '--compact-output', program], {
    encoding: 'utf8',
  });
  return lines
    .trimEnd()
    .split('\n')
    .map((line, row) =>
      (JSON.parse(line) as unknown[])
        .map((result) =>
          filters[row]?.does.includes('option -r') ? String(result) : JSON.stringify(result),
        )
        .join('   '),
    );
}

test('jq gives the output of every filter', () => {
  const rows = loadDataSets({ 'jq-filters': jqFilters }, folder).rows.get('jq-filters') ?? [];
  const filters = rows as readonly JqFilter[];
  expect(filters.length).toBeGreaterThan(0);
  expect(outputsOf(filters)).toEqual(filters.map(({ output }) => output ?? ''));
});
