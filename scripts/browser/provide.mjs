import { Refusal } from '../command/refusal.mjs';
import { runAnnounced } from '../command/run.mjs';
import { findBrowser, findOnPath } from './find.mjs';

/** The last resort, for a machine that has no browser and on which none may be installed. */
const ADVICE =
  'The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its executable';

/** What installs Debian's own browser; each only after the one before it succeeded. */
const DEBIAN_STEPS = [['update'], ['install', '-y', '--no-install-recommends', 'chromium']];

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
  const packageManager = findOnPath('apt-get');
  if (packageManager !== undefined && process.getuid?.() === 0) {
    for (const step of DEBIAN_STEPS) {
      const { code } = await runAnnounced(
        `Getting Debian's Chromium (apt-get ${step[0]})`,
        packageManager,
        step,
        { cwd: root, environment: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } },
      );
      if (code !== 0) {
        break;
      }
    }
  }
  const browser = findBrowser();
  if (browser === undefined) {
    throw new Refusal(ADVICE);
  }
  return browser;
}
