import { chmod, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../site/refusal.ts';

/** What a web server needs, which reads as another user: to enter and list folders, and to read files. */
export const FOLDER = 0o555;

/** What it needs of a file: to read it. */
export const FILE = 0o444;

/** Lets others enter a folder on the way to another one. */
const ENTER = 0o001;

/** Creates a folder that every user can read, whatever the umask says; one that exists stays as it is. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) {
    return;
  }
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await allow(made, FOLDER);
  }
}

/** Adds rights to a file or folder unless it has them. */
export async function allow(file: string, rights: number): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & rights) !== rights) {
    await chmod(file, (mode | rights) & 0o7777);
  }
}

/** Makes a folder and everything in it readable for every user. */
export async function makeReadable(folder: string): Promise<void> {
  await allow(folder, FOLDER);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    await (entry.isDirectory() ? makeReadable(file) : allow(file, FILE));
  }
}

/**
 * Makes sure that every user can read a folder that existed before. Somebody chose its rights, so they stay.
 *
 * @throws Refusal that names the folder
 */
export async function assertReadable(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o005) !== 0o005) {
    throw new Refusal(
      `Other users can't read ${folder}, and the web server is one of them; allow it with: chmod o+rx ${folder}`,
    );
  }
}

/** The folders above a folder that other users can't enter, outermost first. */
export async function closedAbove(folder: string): Promise<string[]> {
  const closed: string[] = [];
  const real = await realpath(folder);
  for (let above = path.dirname(real); above !== path.dirname(above); above = path.dirname(above)) {
    const { mode } = await stat(above);
    if ((mode & ENTER) === 0) {
      closed.unshift(above);
    }
  }
  return closed;
}
