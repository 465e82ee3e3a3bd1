import { Stryker } from '@stryker-mutator/core';
import { chosen } from './mutation/chosen.ts';
import { PARTS } from './mutation/parts.ts';
import { scoreOf } from './mutation/score.ts';

/** Percent of a part's mutants that its tests have to notice. */
const BOUND = 85;

/**
 * Mutates parts of the code, one after another, and prints the mutants that survive and the score of each part. The exit
 * code is 1 if a score is below the bound.
 *
 * @throws Refusal if an argument is neither the name of a part nor a path in one
 * @see https://stryker-mutator.io/docs/stryker-js/configuration/
 */
export async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const lines: string[] = [];
  for (const { label, part, mutate } of chosen(given.length === 0 ? Object.keys(PARTS) : given)) {
    process.env.MUTATED_PART = part;
    const mutants = await new Stryker({
      mutate: [...mutate],
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'commands/mutation/vitest.config.ts', related: false },
      // Mutants of what a module computes when it's loaded, such as a table, take a run of all tests each, with all modules
      // loaded anew: most of the time, for few findings. Tables are held by tests that name what's in them.
      ignoreStatic: true,
      reporters: ['progress-append-only', 'clear-text', 'json'],
      clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
      jsonReporter: { fileName: `.cache/mutation/${label.replaceAll('/', '-')}.json` },
      tempDirName: '.cache/mutation/sandbox',
      // Not read by the tests of any part.
      ignorePatterns: ['/build*', '/.cache', '/.docusaurus', '/test-results'],
      // A test may start a process or read many files.
      timeoutMS: 60_000,
      dryRunTimeoutMinutes: 30,
      allowConsoleColors: false,
    }).runMutationTest();
    const score = scoreOf(mutants.map(({ status }) => status));
    lines.push(`${label}: ${score.toFixed(1)} %${score < BOUND ? `, below ${BOUND} %` : ''}`);
    if (score < BOUND) {
      process.exitCode = 1;
    }
  }
  console.log(`\n${lines.join('\n')}`);
}
