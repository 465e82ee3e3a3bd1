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
  const holderNow = () => readFile(file, 'utf8').catch(() => undefined);
  const refusal = (holder: string | undefined) =>
    new Refusal(
      `Another build is running (process ${holder}); wait until it ends, or delete ${LOCK} if that process no longer exists`,
    );
  const holder = await holderNow();
  if (holder !== undefined && isRunning(Number(holder))) {
    throw refusal(holder);
  }
  await rm(file, { force: true });
  await writeFile(file, String(process.pid), { flag: 'wx' }).catch(async (error) => {
    // Another build began between the two lines above.
    throw error.code === 'EEXIST' ? refusal(await holderNow()) : error;
  });
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
}
