import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The part of a lockfile that lists the packages. npm writes the same format to `node_modules/.package-lock.json`
 * after a complete installation.
 *
 * @typedef {object} Lockfile
 * @property {Record<string, { version?: string, optional?: boolean }>} packages by their folder
 */

/**
 * Whether an installation matches a lockfile.
 *
 * @param {Lockfile} asked `package-lock.json`
 * @param {Lockfile | undefined} installed npm's record of the installation, if there is one
 * @returns {boolean} optional packages may be missing, because they depend on the machine, but may not differ
 */
export function isInstalled(asked, installed) {
  if (installed === undefined) {
    return false;
  }
  return Object.entries(asked.packages).every(([folder, { version, optional }]) => {
    const present = installed.packages[folder];
    return (
      folder === '' || (present === undefined ? optional === true : present.version === version)
    );
  });
}

/**
 * @param {string} file
 * @returns {Lockfile | undefined} `undefined` if it doesn't exist
 */
const readLockfile = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/**
 * Runs npm with its output in the terminal. A signal that ends this process ends npm, too.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<number | null>} its exit code
 */
function installLocked(root, environment) {
  // On Windows, npm is a batch file.
  const shell = process.platform === 'win32';
  const npm = spawn('npm', ['ci'], { cwd: root, env: environment, stdio: 'inherit', shell });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    npm.kill(signal);
    process.exit(1);
  };
  process.on('SIGTERM', passOn).on('SIGHUP', passOn);
  return new Promise((resolve, reject) => {
    npm.once('error', reject).once('close', resolve);
  }).finally(() => process.off('SIGTERM', passOn).off('SIGHUP', passOn));
}

/**
 * Installs the packages of the lockfile unless they're installed.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<string | undefined>} why they couldn't be installed
 */
export async function installPackages(root, environment) {
  const asked = readLockfile(path.join(root, 'package-lock.json'));
  if (asked === undefined) {
    return 'package-lock.json is missing; restore it with: git checkout package-lock.json';
  }
  if (isInstalled(asked, readLockfile(path.join(root, 'node_modules', '.package-lock.json')))) {
    return undefined;
  }
  // Packages run programs of theirs while they're installed, which mustn't read the key of the search provider.
  const { SEARCH_ADMIN_KEY: _, ...others } = environment;
  const began = performance.now();
  console.log('Installing the packages …');
  if ((await installLocked(root, others)) !== 0) {
    return 'npm ci failed; what it says above is the reason';
  }
  console.log(
    `Installing the packages: done in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  return undefined;
}
