import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.ts';

/** Contains the process id of the running build, below the project. */
const LOCK = '.cache/build.lock';

/** @returns whether a process is running, as any user */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Runs work that only one build may do at a time, because builds write the same folders.
 *
 * @throws Refusal while another build is running; the lock of a killed build is ignored
 */
export async function withBuildLock(root: string, work: () => Promise<void>): Promise<void> {
  const file = path.join(root, LOCK);
  await mkdir(path.dirname(file), { recursive: true });
  const holder = await readFile(file, 'utf8').catch(() => undefined);
  if (holder !== undefined) {
    if (isRunning(Number(holder))) {
      throw new Refusal(
        `Another build is running (process ${holder}); wait until it ends, or delete ${LOCK} if it doesn't exist any more`,
      );
    }
    await rm(file, { force: true });
  }
  await writeFile(file, String(process.pid), { flag: 'wx' });
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
}
