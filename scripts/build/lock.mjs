import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';

/** Contains the process id of the running build, below the project. */
const LOCK = '.cache/build.lock';

/**
 * @param {number} id of a process
 * @returns {boolean} whether it's running, as any user
 */
function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Runs work that only one build may do at a time, because builds write the same folders.
 *
 * @param {string} root folder of the project
 * @param {() => Promise<void>} work
 * @returns {Promise<void>}
 * @throws {Refusal} while another build is running; the lock of a killed build is ignored
 */
export async function withBuildLock(root, work) {
  const file = path.join(root, LOCK);
  await mkdir(path.dirname(file), { recursive: true });
  const holder = Number(await readFile(file, 'utf8').catch(() => undefined));
  if (Number.isInteger(holder) && !isRunning(holder)) {
    await rm(file, { force: true });
  }
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') {
      throw error;
    }
    throw new Refusal(
      `Another build is running (process ${await readFile(file, 'utf8')}); wait until it ends, or delete ${LOCK} if it doesn't exist any more`,
      { cause: error },
    );
  }
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
}
