import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

/** The path of a program on PATH. */
export function findOnPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find(existsSync);
}

/** Installs Debian packages, if the package manager exists and this process may use it. */
async function install(what: string, packages: readonly string[]): Promise<void> {
  const packageManager = findOnPath('apt-get');
  if (packageManager === undefined || process.getuid?.() !== 0) {
    return;
  }
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...packages]];
  for (const step of steps) {
    console.log(`Getting Debian's ${what} (apt-get ${step[0]}) …`);
    const { code } = await run(packageManager, step, { environment });
    // The second step needs the first.
    if (code !== 0) {
      return;
    }
  }
}

/**
 * Finds a program, or installs Debian's packages of it where that's allowed.
 *
 * @returns what `find` returns, after the installation if need be; `undefined` if it's still missing
 */
export async function findOrInstall<Found>(
  what: string,
  find: () => Found | undefined,
  packages: readonly string[],
): Promise<Found | undefined> {
  const found = find();
  if (found !== undefined) {
    return found;
  }
  await install(what, packages);
  return find();
}
