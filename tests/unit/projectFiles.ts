import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Lists files of the project.
 *
 * @param folders - paths below the project; `.` is the project itself, without its subfolders
 * @param ending - pattern for the end of a path
 * @returns paths below the project, with forward slashes
 */
export function filesIn(folders: readonly string[], ending: RegExp): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: folder !== '.', encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((name) => ending.test(name)),
  );
}

/** Reads a file by its path below the project. */
export const readProjectFile = (file: string): string =>
  readFileSync(path.join(ROOT, file), 'utf8');
