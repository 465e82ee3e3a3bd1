import { provideBrowser } from '../browser/provide.mjs';
import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';
import { withoutUpdateChecks } from '../project/tools.mjs';
import { runSteps, summary } from './runSteps.mjs';
import { STEPS } from './steps.mjs';

/**
 * The environment of the tests: without the user's settings and port, so that results are the same everywhere.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(environment) {
  const kept = Object.entries(environment).filter(
    ([name]) => name !== 'PORT' && !name.startsWith('SITE_'),
  );
  return withoutUpdateChecks(Object.fromEntries(kept));
}

/**
 * Installs missing packages, finds or installs a browser, and runs all tests and checks.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await installPackages(ROOT, process.env);
  const browser = await provideBrowser(ROOT, process.env, { asShell: true });
  const results = await runSteps(STEPS, {
    root: ROOT,
    environment: { ...testEnvironment(process.env), CHROMIUM_PATH: browser },
  });
  console.log(`\n${summary(results)}`);
  process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1;
}
