import { existsSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../site/refusal.ts';

/** The first file on a path where a folder belongs. */
async function fileOn(wanted: string): Promise<string | undefined> {
  const { root } = path.parse(wanted);
  let reached = root;
  for (const part of wanted.slice(root.length).split(path.sep)) {
    reached = path.join(reached, part);
    const found = await lstat(reached).catch(() => undefined);
    if (found?.isFile()) {
      return reached;
    }
  }
  return undefined;
}

/** What the rights of a file's folder are the reason for, if the file itself isn't there. */
const existing = (file: string): string => (existsSync(file) ? file : path.dirname(file));

/** What to do about an error of the file system, by its code. */
const FIXES: Readonly<Record<string, (file: string) => string>> = {
  ENOSPC: (file) => `There's no space left for ${file}; free some on its disk`,
  EDQUOT: (file) => `There's no space left for ${file} in this user's quota; free some`,
  EACCES: (file) => `This user can't change ${existing(file)}; change its owner or its rights`,
  EPERM: (file) => `This user can't change ${existing(file)}; change its owner or its rights`,
  EROFS: (file) =>
    `${existing(file)} is on a file system that can only be read; publish into another folder`,
};

/**
 * Says what an error of the file system is, and what to do about it.
 *
 * @param folder - what's being published into, for errors that name no file
 * @returns the beginning of a sentence; `undefined` if there's nothing to say about the error
 */
export async function whatToDo(thrown: unknown, folder: string): Promise<string | undefined> {
  const error = thrown as NodeJS.ErrnoException & { dest?: string };
  const { code = '', syscall } = error;
  const file = error.dest ?? error.path ?? folder;
  // Node says so where a folder leads nowhere, or its file system can only be read.
  const isNotMade = code === 'ENOENT' && syscall === 'mkdir';
  const fix = isNotMade
    ? `${file} can't be made; make sure that ${path.dirname(file)} can be written, and that no link on the way leads nowhere`
    : FIXES[code]?.(file);
  const mayBlock = ['EEXIST', 'EISDIR', 'ENOTDIR'].includes(code);
  const blocking = mayBlock ? await fileOn(file) : undefined;
  return fix ?? (blocking && `${blocking} is a file where a folder belongs; move it away`);
}

/**
 * Turns an error of the file system that has changed nothing into a Refusal that says what to do.
 *
 * @param folder - what's being published into, for errors that name no file
 * @returns the error itself if there's nothing to say about it
 */
export async function explained(thrown: unknown, folder: string): Promise<unknown> {
  const sentence = await whatToDo(thrown, folder);
  return sentence === undefined
    ? thrown
    : new Refusal(`${sentence}, and try again; readers still see the live release`);
}
