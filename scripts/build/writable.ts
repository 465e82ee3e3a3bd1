import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.ts';

/** Folders that a build writes to, below the project. */
const FOLDERS = ['.', 'build', 'node_modules', 'node_modules/.cache', '.docusaurus', '.cache'];

/**
 * Makes sure that a build can write its folders before it starts.
 *
 * @param root - folder of the project
 * @throws Refusal naming each folder that this user can't write to; a missing folder is fine
 */
export async function assertWritable(root: string): Promise<void> {
  const checked = await Promise.all(
    FOLDERS.map((folder) =>
      access(path.join(root, folder), constants.W_OK).then(
        () => [],
        ({ code }) => (code === 'ENOENT' ? [] : [path.join(root, folder)]),
      ),
    ),
  );
  const refused = checked.flat();
  if (refused.length > 0) {
    throw new Refusal(
      `This user can't write ${refused.join(', ')}; change the owner or the permissions, and build again`,
    );
  }
}
