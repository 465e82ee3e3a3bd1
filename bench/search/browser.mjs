import { findBrowser } from '../../scripts/browser/find.mjs';
import { Refusal } from '../../scripts/command/refusal.mjs';

/**
 * How the measurements start their browser: without a sandbox, which a container's root has not,
 * and without calls of its own to the network.
 *
 * @throws {Refusal} when there is none
 */
export function browserOptions() {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new Refusal('The measurement needs Chrome or Chromium; set CHROMIUM_PATH to one');
  }
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
