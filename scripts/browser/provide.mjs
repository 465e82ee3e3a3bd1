import { Refusal } from '../command/refusal.mjs';
import { installDebianPackages } from '../packages/debian.mjs';
import { findBrowser } from './find.mjs';

/** The last resort, if there's no browser and packages can't be installed. */
const ADVICE =
  'The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its executable';

/**
 * Finds a browser, or installs Debian's if there's none and packages may be installed.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ asShell?: boolean }} options asShell: prefer a headless shell, in which the tests take a sixth less CPU
 *   time
 * @returns {Promise<string>} path of the executable
 * @throws {Refusal} with advice, if there's none
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
