import { describe, expect, test } from 'vitest';
import { testEnvironment } from '../../../../commands/test.ts';
import { countsOf, readReport } from '../../../../commands/testing/counts.ts';
import { runSteps, summary } from '../../../../commands/testing/runSteps.ts';

/** A step with these counts, which adds its name to `ran`. */
const step = (name: string, passed: number, failed: number, ran: string[], needs?: string) => ({
  name,
  ...(needs === undefined ? {} : { needs }),
  run: async () => {
    ran.push(name);
    return { passed, failed, skipped: 0 };
  },
});

describe('the counts of a step', () => {
  test('are those of its report', () => {
    const vitest = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 0 };
    const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } };
    expect(readReport(JSON.stringify(vitest))).toEqual({ passed: 7, failed: 2, skipped: 0 });
    expect(readReport(JSON.stringify(playwright))).toEqual({ passed: 6, failed: 1, skipped: 3 });
    expect(() => readReport('{}')).toThrow('neither');
  });

  test('have at least one failed test where the step failed', () => {
    expect(countsOf(0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(countsOf(1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countsOf(1, { passed: 4, failed: 0, skipped: 0 })).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
    });
    expect(countsOf(1, { passed: 4, failed: 3, skipped: 0 })).toEqual({
      passed: 4,
      failed: 3,
      skipped: 0,
    });
  });
});

test('all steps run after a failed one, but for those that need it', async () => {
  const ran: string[] = [];
  const results = await runSteps([
    step('Lint', 0, 1, ran),
    step('Unit', 5, 0, ran),
    step('Build', 0, 1, ran),
    step('Browser', 9, 0, ran, 'Build'),
    step('Last', 1, 0, ran, 'Unit'),
  ]);
  expect(ran).toEqual(['Lint', 'Unit', 'Build', 'Last']);
  expect(results.map(({ state }) => state)).toEqual([
    'failed',
    'passed',
    'failed',
    'left out',
    'passed',
  ]);
  expect(summary(results).split('\n').at(-1)).toBe('6 passed, 2 failed');
});

test('the summary has a line for each step, and the sum in the last', () => {
  const lines = summary([
    { name: 'Lint', state: 'passed', seconds: 0.42, counts: { passed: 0, failed: 0, skipped: 0 } },
    {
      name: 'Unit tests',
      state: 'failed',
      seconds: 12.3,
      counts: { passed: 5, failed: 2, skipped: 1 },
    },
  ]);
  expect(lines).toMatchInlineSnapshot(`
    "Lint        passed       0.4 s
    Unit tests  failed      12.3 s
    5 passed, 2 failed, 1 skipped"
  `);
});

test('the tests run without the settings and the port of whoever runs them', () => {
  const environment = testEnvironment({ PATH: '/bin', PORT: '80', SITE_URL: 'https://a.org' });
  expect(environment).toMatchObject({ PATH: '/bin', NO_UPDATE_NOTIFIER: '1' });
  expect(Object.keys(environment)).not.toContain('PORT');
  expect(Object.keys(environment)).not.toContain('SITE_URL');
});
