import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCodeOfDocuments } from '../code/check.mjs';
import { run, runBeside } from '../command/run.mjs';
import { toolFile } from '../project/tools.mjs';
import { countsOf, readReport } from './counts.mjs';

/** Folder of the test runners' reports, below the project. */
const REPORTS = '.cache/test';

/**
 * A step of the tests.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs] name of a step that must pass for this one to be meaningful
 * @property {(context: Context) => Turn} begin called before the first step's turn; may start background work
 */

/** @typedef {() => Promise<import('./counts.mjs').Counts>} Turn what a step does in its turn, and what came of it */

/**
 * The context of a step.
 *
 * @typedef {{ root: string, environment: NodeJS.ProcessEnv }} Context
 */

/**
 * A step that runs a tool.
 *
 * @param {string} name
 * @param {Parameters<typeof toolFile>[1]} tool
 * @param {readonly string[]} args
 * @returns {Step}
 */
function check(name, tool, args) {
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
 * @param {string} name
 * @param {Parameters<typeof toolFile>[1]} tool
 * @param {(report: string) => { args: readonly string[], environment?: NodeJS.ProcessEnv }} command what to run
 *   for a report in that file
 * @returns {Step}
 */
function suite(name, tool, command) {
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
 * @param {string} name
 * @param {string} project its name in vitest.config.ts
 */
function vitest(name, project) {
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
 *
 * @type {Step}
 */
const buildStep = {
  name: 'Build',
  begin: ({ root, environment }) => {
    const sites = fileURLToPath(new URL('sites.mjs', import.meta.url));
    const built = runBeside(process.execPath, [sites], { cwd: root, environment });
    return async () => {
      const { code, output } = await built;
      process.stdout.write(output);
      return countsOf(code);
    };
  },
};

/** @type {Step} */
const codeStep = {
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
