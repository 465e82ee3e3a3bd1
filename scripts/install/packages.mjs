import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { runAnnounced } from '../command/run.mjs';

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
 * @returns {Promise<Lockfile | undefined>} `undefined` if it doesn't exist
 */
async function readLockfile(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/**
 * Installs the packages of the lockfile unless they're installed.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<void>}
 * @throws {Refusal} if npm fails
 */
export async function installPackages(root, environment) {
  const asked = await readLockfile(path.join(root, 'package-lock.json'));
  if (asked === undefined) {
    throw new Refusal(
      'package-lock.json is missing; restore it with: git checkout package-lock.json',
    );
  }
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (isInstalled(asked, await readLockfile(record))) {
    return;
  }
  const { code } = await runAnnounced('Installing the packages', 'npm', ['ci'], {
    cwd: root,
    environment,
  });
  if (code !== 0) {
    throw new Refusal('npm ci failed; what it says above is the reason');
  }
}
