/**
 * What came of a step.
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'left out'} state left out: the step it needs has not passed
 * @property {number} seconds wall-clock time
 * @property {import('./counts.mjs').Counts} counts
 */

/**
 * Runs all steps, also when one of them fails.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {import('./steps.mjs').Context} context
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, context) {
  /** @type {Result[]} */
  const results = [];
  for (const { name, needs, run } of steps) {
    const needed = results.find((result) => result.name === needs);
    if (needed !== undefined && needed.state !== 'passed') {
      results.push({ name, state: 'left out', seconds: 0, counts: { passed: 0, failed: 0 } });
      continue;
    }
    console.log(`\n${name} …`);
    const began = performance.now();
    const counts = await run(context);
    const seconds = (performance.now() - began) / 1000;
    results.push({ name, state: counts.failed === 0 ? 'passed' : 'failed', seconds, counts });
  }
  return results;
}

/**
 * Says what came of the steps: one line each, and the sum of their tests in the last one.
 *
 * @param {readonly Result[]} results
 * @returns {string}
 */
export function summary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, state, seconds }) =>
    `${name.padEnd(width)}  ${state.padEnd(8)}  ${seconds.toFixed(1).padStart(6)} s`.trimEnd(),
  );
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
  return [...lines, `${passed} passed, ${failed} failed`].join('\n');
}
