import { type Counts, NONE } from './counts.ts';

/** A step of the tests. */
export interface Step {
  readonly name: string;
  /** Name of a step that must pass for this one to be meaningful. */
  readonly needs?: string;
  readonly run: () => Promise<Counts>;
}

/** The result of a step. */
interface Result {
  readonly name: string;
  /** Left out: the step it needs didn't pass. */
  readonly state: 'passed' | 'failed' | 'left out';
  /** Wall-clock time. */
  readonly seconds: number;
  readonly counts: Counts;
}

/** Runs all steps in order, even if one fails. */
export async function runSteps(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, needs, run } of steps) {
    if (results.some((result) => result.name === needs && result.state !== 'passed')) {
      results.push({ name, state: 'left out', seconds: 0, counts: NONE });
      continue;
    }
    console.log(`\n${name} …`);
    const began = performance.now();
    const counts = await run();
    const seconds = (performance.now() - began) / 1000;
    results.push({ name, state: counts.failed === 0 ? 'passed' : 'failed', seconds, counts });
  }
  return results;
}

/** Summarizes the results: one line per step, and the totals in the last line. */
export function summary(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(
    ({ name, state, seconds }) =>
      `${name.padEnd(width)}  ${state.padEnd(8)}  ${seconds.toFixed(1).padStart(6)} s`,
  );
  const sum = (kind: keyof Counts) =>
    results.reduce((total, { counts }) => total + counts[kind], 0);
  const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`;
  return [...lines, `${sum('passed')} passed, ${sum('failed')} failed${skipped}`].join('\n');
}
