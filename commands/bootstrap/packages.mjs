import { spawnSync } from 'node:child_process';
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
 * Whether an installation matches a lockfile. Optional packages may be missing, because they depend on the machine, but
 * may not differ.
 *
 * @param {Lockfile} asked `package-lock.json`
 * @param {Lockfile | undefined} installed npm's record of the installation, if there is one
 */
export function isInstalled(asked, installed) {
  const { '': _project, ...packages } = asked.packages;
  return Object.entries(packages).every(([folder, { version, optional }]) => {
    const present = installed?.packages[folder];
    return present === undefined ? optional === true : present.version === version;
  });
}

/** @type {(file: string) => Lockfile | undefined} */
const readLockfile = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/**
 * Installs the packages of the lockfile unless they're installed.
 *
 * @param {string} root folder of the project
 * @returns {string | undefined} why they couldn't be installed
 */
export function installPackages(root) {
  const asked = readLockfile(path.join(root, 'package-lock.json'));
  if (asked === undefined) {
    return 'package-lock.json is missing; restore it with: git checkout package-lock.json';
  }
  if (isInstalled(asked, readLockfile(path.join(root, 'node_modules', '.package-lock.json')))) {
    return undefined;
  }
  // Packages run programs of theirs while they're installed, which mustn't read the key of the search provider.
  const { SEARCH_ADMIN_KEY: _key, ...env } = process.env;
  // On Windows, npm is a batch file.
  const shell = process.platform === 'win32';
  console.log('Installing the packages …');
  const { status, error } = spawnSync('npm', ['ci'], { cwd: root, env, stdio: 'inherit', shell });
  if (error !== undefined) {
    throw error;
  }
  return status === 0 ? undefined : 'npm ci failed; its output above says why';
}
