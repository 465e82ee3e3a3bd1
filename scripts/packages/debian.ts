import { findOnPath } from '../browser/find.ts';
import { runAnnounced } from '../command/run.ts';

/**
 * Installs Debian packages, if the package manager exists and this process may use it.
 *
 * @param what - a description for the user
 * @returns resolves even if they couldn't be installed: the caller looks for what it needs
 */
export async function installDebianPackages(
  what: string,
  packages: readonly string[],
  { cwd, environment }: { cwd: string; environment: NodeJS.ProcessEnv },
): Promise<void> {
  const packageManager = findOnPath('apt-get');
  if (packageManager === undefined || process.getuid?.() !== 0) {
    return;
  }
  // Each runs only if the previous one succeeded.
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code } = await runAnnounced(
      `Getting Debian's ${what} (apt-get ${step[0]})`,
      packageManager,
      step,
      { cwd, environment: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } },
    );
    if (code !== 0) {
      return;
    }
  }
}
