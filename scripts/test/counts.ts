/** How many tests of a step passed and failed, and how many were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Reads the counts of a JSON report, Vitest's or Playwright's.
 *
 * @throws Error when it is neither
 */
export function readReport(text: string): Counts {
  const report = JSON.parse(text);
  if (typeof report.numPassedTests === 'number' && typeof report.numFailedTests === 'number') {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests ?? 0,
    };
  }
  if (typeof report.stats?.expected === 'number' && typeof report.stats.unexpected === 'number') {
    return {
      // The runner's own output lists flaky tests.
      passed: report.stats.expected + (report.stats.flaky ?? 0),
      failed: report.stats.unexpected,
      skipped: report.stats.skipped ?? 0,
    };
  }
  throw new Error('The report is neither of Vitest nor of Playwright');
}

/**
 * The counts of a step: those of its report, or one failed test if it failed in another way, such as a file that
 * couldn't be loaded.
 *
 * @param code - the step's exit code
 * @param reported - `undefined` for a step without a report
 */
export function countsOf(
  code: number,
  reported: Counts | undefined = { passed: 0, failed: 0, skipped: 0 },
): Counts {
  return code === 0 ? reported : { ...reported, failed: Math.max(1, reported.failed) };
}
