import { Refusal } from '../command/refusal.ts';
import { installDebianPackages } from '../packages/debian.ts';
import { findBrowser } from './find.ts';

/** The last resort, if there's no browser and packages can't be installed. */
const ADVICE =
  'The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its executable';

/**
 * Finds a browser, or installs Debian's if there's none and packages may be installed.
 *
 * @param root - folder of the project
 * @param options - asShell: prefer a headless shell, in which the tests take a sixth less CPU time
 * @returns path of the executable
 * @throws Refusal with advice, if there's none
 */
export async function provideBrowser(
  root: string,
  environment: NodeJS.ProcessEnv,
  { asShell = false }: { asShell?: boolean } = {},
): Promise<string> {
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
