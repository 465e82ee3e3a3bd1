import { existsSync } from 'node:fs';
import { access, constants, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../site/refusal.ts';

/** Folders that a build writes to, below the project. */
const WRITTEN = ['.', 'build', 'node_modules', 'node_modules/.cache', '.docusaurus', '.cache'];

/**
 * The served folder, the output of the next build, and the previous build while it's being replaced: all in one folder,
 * because a rename can't cross file systems.
 */
export function buildFolders(root: string): { live: string; next: string; former: string } {
  const live = path.join(root, 'build');
  return { live, next: `${live}.next`, former: `${live}.former` };
}

/** @throws Refusal naming each folder that a build can't write to; a missing folder is fine */
export async function assertWritable(root: string): Promise<void> {
  const refused: string[] = [];
  for (const folder of WRITTEN.map((name) => path.join(root, name)).filter(existsSync)) {
    await access(folder, constants.W_OK).catch(() => refused.push(folder));
  }
  if (refused.length > 0) {
    throw new Refusal(
      `This user can't write ${refused.join(', ')}; change the owner or the permissions, and build again`,
    );
  }
}

/** Restores the previous build if a swap was killed between its two renames. */
export async function restoreInterruptedSwap(root: string): Promise<void> {
  const { live, former } = buildFolders(root);
  if (!existsSync(live) && existsSync(former)) {
    await rename(former, live);
  }
}

/** Replaces the live build with the next one. If a rename fails, the live build is unchanged. */
export async function swapInNextBuild(root: string): Promise<void> {
  const { live, next, former } = buildFolders(root);
  await rm(former, { recursive: true, force: true });
  if (existsSync(live)) {
    await rename(live, former);
  }
  try {
    await rename(next, live);
  } finally {
    await restoreInterruptedSwap(root);
  }
  await rm(former, { recursive: true, force: true });
}
