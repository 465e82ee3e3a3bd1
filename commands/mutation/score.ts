import type { MutantStatus } from '@stryker-mutator/api/core';

/** Statuses of mutants that the tests noticed. */
const NOTICED: readonly MutantStatus[] = ['Killed', 'Timeout'];

/** Statuses of mutants that no test noticed. The others, such as mutants that don't compile, don't count. */
const MISSED: readonly MutantStatus[] = ['Survived', 'NoCoverage'];

/**
 * The share of mutants that the tests noticed, in percent.
 *
 * @returns 100 if there are no mutants
 * @see https://stryker-mutator.io/docs/mutation-testing-elements/mutant-states-and-metrics/
 */
export function scoreOf(statuses: readonly MutantStatus[]): number {
  const count = (counted: readonly MutantStatus[]) =>
    statuses.filter((status) => counted.includes(status)).length;
  const noticed = count(NOTICED);
  const all = noticed + count(MISSED);
  return all === 0 ? 100 : (100 * noticed) / all;
}
