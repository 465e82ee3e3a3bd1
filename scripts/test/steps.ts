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

/** A step that runs a tool. */
function check(name: string, tool: Parameters<typeof toolFile>[1], args: readonly string[]): Step {
  return {
    name,
    begin:
      ({ root, environment }) =>
      async () => {
        const { code } = await run(process.execPath, [toolFile(root, tool), ...args], {
          cwd: root,
          environment,
        });
        return countsOf(code);
      },
  };
}

/**
 * A step that is a test runner's command and leaves a report.
 *
 * @param command - what to run for a report in that file
 */
function suite(
  name: string,
  tool: Parameters<typeof toolFile>[1],
  command: (report: string) => { args: readonly string[]; environment?: NodeJS.ProcessEnv },
): Step {
  return {
    name,
    begin:
      ({ root, environment }) =>
      async () => {
        const report = path.join(root, REPORTS, `${name.toLowerCase().replaceAll(' ', '-')}.json`);
        await rm(report, { force: true });
        const { args, environment: added } = command(report);
        const { code } = await run(process.execPath, [toolFile(root, tool), ...args], {
          cwd: root,
          environment: { ...environment, ...added },
        });
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
  return suite(name, 'vitest', (report) => ({
    args: [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
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
  check('Lint', 'biome', ['check', '.']),
  check('Unused code', 'knip', []),
  check('Types', 'typescript', ['--noEmit']),
  vitest('Unit tests', 'unit'),
  codeStep,
  vitest('Serving tests', 'serving'),
  vitest('Build tests', 'build'),
  buildStep,
  {
    ...suite('Browser tests', 'playwright', (report) => ({
      args: ['test', '--reporter=list,json'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })),
    needs: buildStep.name,
  },
  { ...vitest('Engine tests', 'engines'), needs: buildStep.name },
];
