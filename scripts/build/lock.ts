import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.ts';

/** Contains the process id of the running build, below the project. */
const LOCK = '.cache/build.lock';

/**
 * @param id - of a process
 * @returns whether it's running, as any user
 */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Runs work that only one build may do at a time, because builds write the same folders.
 *
 * @param root - folder of the project
 * @throws Refusal while another build is running; the lock of a killed build is ignored
 */
export async function withBuildLock(root: string, work: () => Promise<void>): Promise<void> {
  const file = path.join(root, LOCK);
  await mkdir(path.dirname(file), { recursive: true });
  const holder = Number(await readFile(file, 'utf8').catch(() => undefined));
  if (Number.isInteger(holder) && !isRunning(holder)) {
    await rm(file, { force: true });
  }
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
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
