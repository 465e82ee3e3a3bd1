import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { Refusal } from '../../site/refusal.ts';
import { findOnPath, findOrInstall } from './debian.ts';

/** Executable names of the headless shell, which draws no windows: the tests take a sixth less CPU time in it. */
const SHELLS = ['chrome-headless-shell', 'chromium-headless-shell'];

function installedChrome(): string | undefined {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    // On Linux, it throws if there is none.
    return undefined;
  }
}

/**
 * Finds a browser's executable: the one at `CHROMIUM_PATH`, a headless shell, or an installed Chrome or Chromium.
 *
 * @throws Refusal if nothing exists at `CHROMIUM_PATH`
 */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH?.trim();
  if (!given) {
    return SHELLS.map(findOnPath).find((file) => file !== undefined) ?? installedChrome();
  }
  if (!existsSync(given)) {
    throw new Refusal(
      `CHROMIUM_PATH is "${given}", but there is no such file; correct or unset it`,
    );
  }
  return given;
}

/**
 * Finds a browser's executable, or installs Debian's if there's none and packages may be installed.
 *
 * @throws Refusal with advice, if there's none
 */
export async function provideBrowser(): Promise<string> {
  const browser = await findOrInstall('Chromium', findBrowser, ['chromium-headless-shell']);
  if (browser === undefined) {
    throw new Refusal(
      'The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its executable',
    );
  }
  return browser;
}
