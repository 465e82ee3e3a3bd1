import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';

/** Executable names of Chrome and Chromium on PATH. */
const BROWSERS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

/** Executable names of the headless shell, which draws no windows. */
const SHELLS = ['chrome-headless-shell', 'chromium-headless-shell'];

/** Paths on macOS, below `/` or the home folder. */
const MAC_APPLICATIONS = [
  'Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Paths on Windows, below one of the program folders. */
const WINDOWS_PROGRAMS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
];

/**
 * The environment of the search.
 *
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {NodeJS.ProcessEnv} environment
 * @property {(file: string) => boolean} exists
 */

/** @returns {Machine} the current machine */
function thisMachine() {
  return { platform: process.platform, environment: process.env, exists: existsSync };
}

/**
 * Lists the folders of PATH.
 *
 * @param {Machine} machine
 * @returns {string[]}
 */
function foldersOnPath({ platform, environment }) {
  const separator = platform === 'win32' ? ';' : ':';
  return (environment.PATH ?? '').split(separator).filter((folder) => folder !== '');
}

/**
 * Finds a program on PATH.
 *
 * @param {string} name
 * @param {Machine} machine
 * @returns {string | undefined} its path
 */
export function findOnPath(name, machine = thisMachine()) {
  return foldersOnPath(machine)
    .map((folder) => path.join(folder, name))
    .find(machine.exists);
}

/**
 * Lists where a browser may be installed, besides PATH.
 *
 * @param {Machine} machine
 * @returns {string[]}
 */
function usualPlaces({ platform, environment }) {
  if (platform === 'darwin') {
    return ['/', environment.HOME ?? '/'].flatMap((base) =>
      MAC_APPLICATIONS.map((application) => path.posix.join(base, application)),
    );
  }
  if (platform === 'win32') {
    return [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA]
      .filter((base) => base !== undefined)
      .flatMap((base) => WINDOWS_PROGRAMS.map((program) => path.win32.join(base, program)));
  }
  return [];
}

/**
 * Finds a browser: the one at `CHROMIUM_PATH`, or an installed Chrome or Chromium.
 *
 * @param {Machine} machine
 * @param {{ asShell?: boolean }} options asShell: prefer a headless shell
 * @returns {string | undefined} path of its executable
 * @throws {Refusal} if nothing exists at `CHROMIUM_PATH`
 */
export function findBrowser(machine = thisMachine(), { asShell = false } = {}) {
  const given = machine.environment.CHROMIUM_PATH?.trim();
  if (given) {
    if (!machine.exists(given)) {
      throw new Refusal(
        `CHROMIUM_PATH is "${given}", but there is no such file; correct or unset it`,
      );
    }
    return given;
  }
  const names = asShell ? [...SHELLS, ...BROWSERS] : BROWSERS;
  const onPath = names.map((name) => findOnPath(name, machine)).find((file) => file !== undefined);
  return onPath ?? usualPlaces(machine).find(machine.exists);
}
