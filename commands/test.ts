import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkCodeOfDocuments } from './documents/checkCode.ts';
import { provideBrowser } from './project/provideBrowser.ts';
import { ROOT } from './project/root.ts';
import { run } from './project/run.ts';
import { toolEnvironment, toolFile } from './project/tools.ts';
import { type Counts, countsOf, readReport } from './testing/counts.ts';
import { runSteps, type Step, summary } from './testing/runSteps.ts';

/** The report of the test runner that ran last. */
const REPORT = path.join(ROOT, '.cache/test/report.json');

/** The environment of the tests: without the user's settings, host, and port, so that results are the same everywhere. */
export function testEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(
    ([name]) => name !== 'PORT' && name !== 'HOST' && !name.startsWith('SITE_'),
  );
  return toolEnvironment(Object.fromEntries(kept));
}

/** The steps in order, fastest first. */
function stepsIn(environment: NodeJS.ProcessEnv): Step[] {
  const options = { cwd: ROOT, environment };

  const runTool = async (tool: Parameters<typeof toolFile>[1], ...args: string[]) =>
    (await run(process.execPath, [toolFile(ROOT, tool), ...args], options)).code;

  /** Runs a test runner that leaves a report. Without one the step has failed, whatever the exit code. */
  const runTests = async (...command: Parameters<typeof runTool>): Promise<Counts> => {
    await rm(REPORT, { force: true });
    const code = await runTool(...command);
    const report = await readFile(REPORT, 'utf8').catch(() => undefined);
    return report === undefined ? countsOf(1) : countsOf(code, readReport(report));
  };
  const vitest = (project: string) => () =>
    runTests(
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    );

  // In the background, because the earlier steps leave part of two cores idle.
  const build = run(process.execPath, ['commands/run.mjs', 'sites'], {
    ...options,
    collects: true,
  });

  return [
    { name: 'Lint', run: async () => countsOf(await runTool('biome', 'check', '.')) },
    { name: 'Unused code', run: async () => countsOf(await runTool('knip')) },
    { name: 'Types', run: async () => countsOf(await runTool('typescript', '--noEmit')) },
    { name: 'Unit tests', run: vitest('unit') },
    { name: 'Code of the documents', run: () => checkCodeOfDocuments(ROOT, environment) },
    { name: 'Serving tests', run: vitest('serving') },
    { name: 'Build tests', run: vitest('build') },
    {
      name: 'Build',
      run: async () => {
        const { code, output } = await build;
        process.stdout.write(output);
        return countsOf(code);
      },
    },
    {
      name: 'Browser tests',
      needs: 'Build',
      run: () => runTests('playwright', 'test', '--reporter=list,json'),
    },
    { name: 'Engine tests', needs: 'Build', run: vitest('engines') },
  ];
}

/** Finds or installs a browser, and runs all tests and checks. */
export async function main(): Promise<void> {
  const environment = {
    ...testEnvironment(process.env),
    CHROMIUM_PATH: await provideBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
  };
  const results = await runSteps(stepsIn(environment));
  console.log(`\n${summary(results)}`);
  process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1;
}
