import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The served folder. */
const LIVE = 'build';
/** Output folder of the next build. It's next to the live one, because a rename can't cross file systems. */
const NEXT = 'build.next';
/** The previous build while it's being replaced. */
const FORMER = 'build.former';

/**
 * @param root - folder of the project
 * @returns absolute paths
 */
export function buildFolders(root: string): { live: string; next: string; former: string } {
  return {
    live: path.join(root, LIVE),
    next: path.join(root, NEXT),
    former: path.join(root, FORMER),
  };
}

/**
 * Restores the previous build if a swap was killed between its two renames.
 *
 * @param root - folder of the project
 */
export async function restoreInterruptedSwap(root: string): Promise<void> {
  const { live, former } = buildFolders(root);
  if (!existsSync(live) && existsSync(former)) {
    await rename(former, live);
  }
}

/**
 * Replaces the live build with the next one.
 *
 * @param root - folder of the project
 * @throws the system's error if a rename fails; the live build is unchanged then
 */
export async function swapInNextBuild(root: string): Promise<void> {
  const { live, next, former } = buildFolders(root);
  await rm(former, { recursive: true, force: true });
  if (existsSync(live)) {
    await rename(live, former);
  }
  try {
    await rename(next, live);
  } catch (error) {
    await restoreInterruptedSwap(root);
    throw error;
  }
  await rm(former, { recursive: true, force: true });
}
