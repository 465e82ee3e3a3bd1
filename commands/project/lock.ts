import { randomUUID } from 'node:crypto';
import {
  chmod,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { Refusal } from '../../site/refusal.ts';

/** What follows a lock's name and a dot in the names of the files that taking or removing it needs for a moment. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A process that takes a lock says who it is long before this time, in milliseconds, has passed. */
const NAMED_WITHIN_MS = 60_000;

/** The process that holds a lock, which is the first line of its content. */
const holderIn = (content: string): string => content.split('\n', 1)[0] ?? '';

/** The content of a lock; `undefined` if there's none. One that can't be read may be held by another user. */
const contentOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES') {
      throw error;
    }
    return undefined;
  });

/**
 * Whether the process that a lock names may be running, as any user. Of another machine's, nothing is known here; what
 * names no process is left over from a crash.
 */
function mayBeRunning(content: string): boolean {
  const [, id, host] = /^process (\d+) on (.+)$/.exec(holderIn(content)) ?? [];
  if (host !== undefined && host !== hostname()) {
    return true;
  }
  try {
    return id !== undefined && process.kill(Number(id), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Creates a lock in one step, with its content: another process never sees an empty one.
 *
 * @returns whether it was free
 */
async function claim(file: string, content: string): Promise<boolean> {
  const own = `${file}.${randomUUID()}`;
  try {
    await writeFile(own, content);
    // Other users have to see who holds it, whatever the umask says.
    await chmod(own, 0o644);
    await link(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    return false;
  } finally {
    await rm(own, { force: true });
  }
}

/** Removes a lock whose holder was killed, unless another process has done so and has taken it. */
async function removeLeftOver(file: string, content: string | undefined): Promise<void> {
  const removed = `${file}.${randomUUID()}`;
  await rename(file, removed).catch(() => undefined);
  if ((await contentOf(removed)) !== content) {
    await link(removed, file).catch(() => undefined);
  }
  await rm(removed, { recursive: true, force: true });
}

/** Removes a file that a process needed while it took or removed a lock, if it was killed then. */
async function removeAttempt(file: string): Promise<void> {
  const content = (await contentOf(file)) ?? '';
  const { mtimeMs } = await lstat(file);
  const isNamed = content !== '' || Date.now() - mtimeMs > NAMED_WITHIN_MS;
  if (isNamed && !mayBeRunning(content)) {
    await rm(file, { recursive: true, force: true });
  }
}

/** Removes what processes left behind that were killed while they took or removed a lock. */
async function removeAttempts(lock: string): Promise<void> {
  const { dir, base } = path.parse(lock);
  for (const name of await readdir(dir)) {
    if (name.startsWith(`${base}.`) && UUID.test(name.slice(base.length + 1))) {
      // Another process may just have removed it, or another user may own it. It's in nobody's way.
      await removeAttempt(path.join(dir, name)).catch(() => undefined);
    }
  }
}

/**
 * Does work that only one process may do at a time.
 *
 * @param file - absolute path of the lock; its folder is created
 * @param what - the work as a noun, such as `build`
 * @param work - gets a function that throws a Refusal if the lock isn't held any more, because somebody deleted it
 * @throws Refusal that names the process which holds the lock; the lock of a killed process is ignored
 */
export async function withLock<Result>(
  file: string,
  what: string,
  work: (assertHeld: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  const own = `process ${process.pid} on ${hostname()}\n${randomUUID()}`;
  const assertHeld = async () => {
    const content = await contentOf(file);
    if (content === undefined) {
      throw new Refusal(
        `${file}, the lock of this ${what}, was deleted while it ran; make sure that no other one is running, and try again`,
      );
    }
    if (content !== own) {
      throw new Refusal(
        `Another ${what} is running (${holderIn(content)}); wait until it ends, or delete ${file} if that process no longer exists`,
      );
    }
  };
  if (!(await claim(file, own))) {
    const content = await contentOf(file);
    if (content === undefined || !mayBeRunning(content)) {
      await removeLeftOver(file, content);
      await claim(file, own);
    }
    await assertHeld();
  }
  try {
    await removeAttempts(file);
    return await work(assertHeld);
  } finally {
    if ((await contentOf(file)) === own) {
      await rm(file, { force: true });
    }
  }
}
