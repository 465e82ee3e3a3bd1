import { provideBrowser } from '../browser/provide.ts';
import { ROOT } from '../project/root.ts';
import { withoutUpdateChecks } from '../project/tools.ts';
import { runSteps, summary } from './runSteps.ts';
import { STEPS } from './steps.ts';

/** The environment of the tests: without the user's settings and port, so that results are the same everywhere. */
export function testEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(
    ([name]) => name !== 'PORT' && !name.startsWith('SITE_'),
  );
  return withoutUpdateChecks(Object.fromEntries(kept));
}

/** Finds or installs a browser, and runs all tests and checks. */
export async function main(): Promise<void> {
  const browser = await provideBrowser(ROOT, process.env, { asShell: true });
  const results = await runSteps(STEPS, {
    root: ROOT,
    environment: { ...testEnvironment(process.env), CHROMIUM_PATH: browser },
  });
  console.log(`\n${summary(results)}`);
  process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1;
}
