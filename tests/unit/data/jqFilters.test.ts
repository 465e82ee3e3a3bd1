import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type JqFilter, jqFilters } from '../../../data/jq-filters/index.ts';
import { loadDataSets } from '../../../plugins/tables/node/index.ts';

const folder = fileURLToPath(new URL('../../../data', import.meta.url));

/** The first version in which every row works: `INDEX` came with it. */
const NEEDED = [1, 6] as const;

/** Whether jq is missing or too old. Releases report `jq-1.8.2`, but Debian's 1.6 reports `jq-1.6`. */
function lacksJq(): boolean {
  const { stdout } = spawnSync('jq', ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /^jq-(\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return (
    major === undefined ||
    Number(major) < NEEDED[0] ||
    (Number(major) === NEEDED[0] && Number(minor) < NEEDED[1])
  );
}

/** The output of jq for each row, with results separated as in the table. One process runs all filters. */
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

// In CI, the test fails if jq is missing, like the blocks of documents.
test.skipIf(!process.env.CI && lacksJq())(
  `jq ${NEEDED.join('.')} or newer, if it is installed, gives the output of every filter`,
  () => {
    const rows = loadDataSets({ 'jq-filters': jqFilters }, folder).rows.get('jq-filters') ?? [];
    const filters = rows as readonly JqFilter[];
    expect(filters.length).toBeGreaterThan(0);
    expect(outputsOf(filters)).toEqual(filters.map(({ output }) => output ?? ''));
  },
);
