import type { Counts } from './counts.ts';
import type { Context, Step } from './steps.ts';

/** The result of a step. */
interface Result {
  readonly name: string;
  /** Left out: the step it needs didn't pass. */
  readonly state: 'passed' | 'failed' | 'left out';
  /** Wall-clock time of its turn. */
  readonly seconds: number;
  readonly counts: Counts;
}

/** The counts of a step that didn't run. */
const NONE = { passed: 0, failed: 0, skipped: 0 };

/** Runs all steps in order, even if one fails. */
export async function runSteps(steps: readonly Step[], context: Context): Promise<Result[]> {
  const results: Result[] = [];
  const begun = steps.map((step) => ({ ...step, turn: step.begin(context) }));
  for (const { name, needs, turn } of begun) {
    const needed = results.find((result) => result.name === needs);
    if (needed !== undefined && needed.state !== 'passed') {
      results.push({ name, state: 'left out', seconds: 0, counts: NONE });
      continue;
    }
    console.log(`\n${name} …`);
    const began = performance.now();
    const counts = await turn();
    const seconds = (performance.now() - began) / 1000;
    results.push({ name, state: counts.failed === 0 ? 'passed' : 'failed', seconds, counts });
  }
  return results;
}

/**
 * Summarizes the results: one line per step, and the totals in the last line. Skipped tests are mentioned only if
 * there are any.
 */
export function summary(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, state, seconds }) =>
    `${name.padEnd(width)}  ${state.padEnd(8)}  ${seconds.toFixed(1).padStart(6)} s`.trimEnd(),
  );
  const sum = (kind: keyof Counts) =>
    results.reduce((total, { counts }) => total + counts[kind], 0);
  const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`;
  return [...lines, `${sum('passed')} passed, ${sum('failed')} failed${skipped}`].join('\n');
}
