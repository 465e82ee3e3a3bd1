import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Lists files of the project.
 *
 * @param folders - by their paths below the project, which is `.` itself; it is searched without its folders
 * @param ending - how the paths end
 * @returns their paths below the project, with slashes
 */
export function filesIn(folders: readonly string[], ending: RegExp): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: folder !== '.', encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((name) => ending.test(name)),
  );
}

/** Reads a file of the project by its path below it. */
export const readProjectFile = (file: string): string =>
  readFileSync(path.join(ROOT, file), 'utf8');
