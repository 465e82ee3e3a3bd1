/** How many tests of a step passed and failed, and how many were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The counts of a step that runs no tests. */
export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Reads the counts of a JSON report, Vitest's or Playwright's; throws an Error if it's neither. */
export function readReport(text: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, stats } = JSON.parse(text);
  if (typeof numPassedTests === 'number') {
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  }
  if (typeof stats?.expected === 'number') {
    // The runner's own output lists flaky tests.
    const { expected, flaky, unexpected, skipped } = stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  throw new Error('The report is neither of Vitest nor of Playwright');
}

/**
 * The counts of a step by its exit code: those of its report, or one failed test if it failed in another way, such as a
 * file that couldn't be loaded.
 */
export function countsOf(code: number, reported: Counts = NONE): Counts {
  return code === 0 ? reported : { ...reported, failed: Math.max(1, reported.failed) };
}
