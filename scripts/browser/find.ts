import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../command/refusal.ts';

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

/** The environment of the search. */
interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: NodeJS.ProcessEnv;
  readonly exists: (file: string) => boolean;
}

/** @returns the current machine */
function thisMachine(): Machine {
  return { platform: process.platform, environment: process.env, exists: existsSync };
}

/** Lists the folders of PATH. */
function foldersOnPath({ platform, environment }: Machine): string[] {
  const separator = platform === 'win32' ? ';' : ':';
  return (environment.PATH ?? '').split(separator).filter((folder) => folder !== '');
}

/**
 * Finds a program on PATH.
 *
 * @returns its path
 */
export function findOnPath(name: string, machine: Machine = thisMachine()): string | undefined {
  return foldersOnPath(machine)
    .map((folder) => path.join(folder, name))
    .find(machine.exists);
}

/** Lists where a browser may be installed, besides PATH. */
function usualPlaces({ platform, environment }: Machine): string[] {
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
 * @param options - asShell: prefer a headless shell
 * @returns path of its executable
 * @throws Refusal if nothing exists at `CHROMIUM_PATH`
 */
export function findBrowser(
  machine: Machine = thisMachine(),
  { asShell = false }: { asShell?: boolean } = {},
): string | undefined {
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
