import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkCodeOfDocuments } from '../code/check.ts';
import { run, runBeside } from '../command/run.ts';
import { toolFile } from '../project/tools.ts';
import { type Counts, countsOf, readReport } from './counts.ts';

/** Folder of the test runners' reports, below the project. */
const REPORTS = '.cache/test';

/** A step of the tests. */
export interface Step {
  readonly name: string;
  /** Name of a step that must pass for this one to be meaningful. */
  readonly needs?: string;
  /** Called before the first step's turn; may start background work. */
  readonly begin: (context: Context) => Turn;
}

/** What a step does in its turn, and what came of it. */
type Turn = () => Promise<Counts>;

/** The context of a step. */
export interface Context {
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * A step that runs a tool.
 *
 * @param reporting - arguments and environment that make a test runner leave a report in a file
 */
function step(
  name: string,
  tool: Parameters<typeof toolFile>[1],
  args: readonly string[],
  reporting?: (report: string) => { args: readonly string[]; environment?: NodeJS.ProcessEnv },
): Step {
  return {
    name,
    begin:
      ({ root, environment }) =>
      async () => {
        const report = path.join(root, REPORTS, `${name.toLowerCase().replaceAll(' ', '-')}.json`);
        await rm(report, { force: true });
        const added = reporting?.(report);
        const { code } = await run(
          process.execPath,
          [toolFile(root, tool), ...args, ...(added?.args ?? [])],
          { cwd: root, environment: { ...environment, ...added?.environment } },
        );
        if (reporting === undefined) {
          return countsOf(code);
        }
        const text = await readFile(report, 'utf8').catch(() => undefined);
        // Without a report the step has failed, whatever its exit code.
        return text === undefined ? countsOf(1) : countsOf(code, readReport(text));
      },
  };
}

/**
 * A suite of the unit test runner.
 *
 * @param project - its name in vitest.config.ts
 */
function vitest(name: string, project: string) {
  return step(name, 'vitest', ['run', `--project=${project}`], (report) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  }));
}

/**
 * Builds the sites for the browser tests in the background, because the earlier steps leave part of two cores idle.
 */
const buildStep: Step = {
  name: 'Build',
  begin: ({ root, environment }) => {
    const built = runBeside(process.execPath, ['scripts/run.mjs', 'sites'], {
      cwd: root,
      environment,
    });
    return async () => {
      const { code, output } = await built;
      process.stdout.write(output);
      return countsOf(code);
    };
  },
};

const codeStep: Step = {
  name: 'Code of the documents',
  begin:
    ({ root, environment }) =>
    () =>
      checkCodeOfDocuments(root, environment),
};

/** The steps in order, fastest first. */
export const STEPS = [
  step('Lint', 'biome', ['check', '.']),
  step('Unused code', 'knip', []),
  step('Types', 'typescript', ['--noEmit']),
  vitest('Unit tests', 'unit'),
  codeStep,
  vitest('Serving tests', 'serving'),
  vitest('Build tests', 'build'),
  buildStep,
  {
    ...step('Browser tests', 'playwright', ['test'], (report) => ({
      args: ['--reporter=list,json'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })),
    needs: buildStep.name,
  },
  { ...vitest('Engine tests', 'engines'), needs: buildStep.name },
];
