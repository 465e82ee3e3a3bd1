import { Refusal } from '../command/refusal.mjs';
import { installDebianPackages } from '../packages/debian.mjs';
import { findBrowser } from './find.mjs';

/** The last resort, for a machine that has no browser and on which none may be installed. */
const ADVICE =
  'The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its executable';

/**
 * Finds a browser, and installs Debian's where there is none and packages may be installed.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<string>} path of the executable
 * @throws {Refusal} saying what to do, when there is none
 */
export async function provideBrowser(root, environment) {
  const installed = findBrowser();
  if (installed !== undefined) {
    return installed;
  }
  await installDebianPackages('Chromium', ['chromium'], { cwd: root, environment });
  const browser = findBrowser();
  if (browser === undefined) {
    throw new Refusal(ADVICE);
  }
  return browser;
}
