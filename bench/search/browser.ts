import { findBrowser } from '../../scripts/browser/find.ts';
import { Refusal } from '../../scripts/command/refusal.ts';

/**
 * The launch options of the browser: without a sandbox, which isn't available to root in a container, and
 * without background network requests.
 *
 * @throws Refusal when no browser is found
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
