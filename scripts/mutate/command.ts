import { Stryker } from '@stryker-mutator/core';
import { Refusal } from '../command/refusal.ts';
import { PARTS, type PartName } from './parts.ts';
import { scoreOf } from './score.ts';

/** Percent of a part's mutants that its tests have to notice. */
const BOUND = 85;

const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);

/** The parts that the arguments name; all without arguments. */
function partsFrom(names: readonly string[]): readonly PartName[] {
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined) {
    throw new Refusal(`"${unknown}" isn't a part; write one of ${Object.keys(PARTS).join(', ')}`);
  }
  const chosen = names.length === 0 ? Object.keys(PARTS) : names;
  return chosen.filter(isPart);
}

/**
 * Mutates parts of the code, one after another, and prints the mutants that survive and the score of each part. The exit
 * code is 1 if a score is below the bound.
 *
 * @throws Refusal if an argument isn't the name of a part
 * @see https://stryker-mutator.io/docs/stryker-js/configuration/
 */
export async function main(): Promise<void> {
  const lines: string[] = [];
  for (const name of partsFrom(process.argv.slice(2))) {
    process.env.MUTATED_PART = name;
    const mutants = await new Stryker({
      // Commands are tested as processes, which the runner can't see into.
      mutate: [`${PARTS[name].code}/**/*.ts`, `!${PARTS[name].code}/command.ts`],
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
      reporters: ['clear-text', 'json'],
      clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
      jsonReporter: { fileName: `.cache/mutation/${name}.json` },
      tempDirName: '.cache/mutation/sandbox',
      // Not read by the tests of any part.
      ignorePatterns: ['/build*', '/.cache', '/.docusaurus', '/test-results'],
      // A test may start a process or read many files.
      timeoutMS: 20_000,
      allowConsoleColors: false,
    }).runMutationTest();
    const score = scoreOf(mutants.map(({ status }) => status));
    lines.push(`${name}: ${score.toFixed(1)} %${score < BOUND ? `, below ${BOUND} %` : ''}`);
    if (score < BOUND) {
      process.exitCode = 1;
    }
  }
  console.log(`\n${lines.join('\n')}`);
}
