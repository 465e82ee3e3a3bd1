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
 * @param {{ asShell?: boolean }} options asShell: rather one without windows, in which all tests of the project
 *   take a sixth less of the processor
 * @returns {Promise<string>} path of the executable
 * @throws {Refusal} saying what to do, when there is none
 */
export async function provideBrowser(root, environment, { asShell = false } = {}) {
  const installed = findBrowser(undefined, { asShell });
  if (installed !== undefined) {
    return installed;
  }
  const debian = asShell ? 'chromium-headless-shell' : 'chromium';
  await installDebianPackages('Chromium', [debian], { cwd: root, environment });
  const browser = findBrowser(undefined, { asShell });
  if (browser === undefined) {
    throw new Refusal(ADVICE);
  }
  return browser;
}
