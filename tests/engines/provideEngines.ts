import type { TestProject } from 'vitest/node';
import { findOnPath, findOrInstall } from '../../commands/project/debian.ts';
import type { WebKitPrograms } from './webkit.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of Firefox; `undefined` if it's missing. */
    firefox: string | undefined;
    /** `undefined` if one of the programs is missing. */
    webkit: WebKitPrograms | undefined;
  }
}

function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? findOnPath('firefox-esr') ?? findOnPath('firefox');
}

function findWebKit(): WebKitPrograms | undefined {
  const driver = findOnPath('WebKitWebDriver');
  const display = findOnPath('Xvfb');
  return driver && display ? { driver, display } : undefined;
}

/** Finds an engine, or installs it if that's allowed; logs if it's still missing. */
async function provideEngine<E>(
  name: string,
  find: () => E | undefined,
  packages: readonly string[],
): Promise<E | undefined> {
  const engine = await findOrInstall(name, find, packages);
  if (engine === undefined) {
    console.warn(`${name} is missing, its tests are skipped: install ${packages.join(' and ')}`);
  }
  return engine;
}

/** Looks for the engines once for all tests. The tests of a missing engine are skipped. */
export default async function setup({ provide }: TestProject): Promise<void> {
  provide('firefox', await provideEngine('Firefox', findFirefox, ['firefox-esr']));
  provide('webkit', await provideEngine('WebKit', findWebKit, ['webkit2gtk-driver', 'xvfb']));
}
