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
 * @param {string} root folder of the project
 * @returns {{ live: string, next: string, former: string }} absolute paths
 */
export function buildFolders(root) {
  return {
    live: path.join(root, LIVE),
    next: path.join(root, NEXT),
    former: path.join(root, FORMER),
  };
}

/**
 * Restores the previous build if a swap was killed between its two renames.
 *
 * @param {string} root folder of the project
 * @returns {Promise<void>}
 */
export async function restoreInterruptedSwap(root) {
  const { live, former } = buildFolders(root);
  if (!existsSync(live) && existsSync(former)) {
    await rename(former, live);
  }
}

/**
 * Replaces the live build with the next one.
 *
 * @param {string} root folder of the project
 * @returns {Promise<void>}
 * @throws the system's error if a rename fails; the live build is unchanged then
 */
export async function swapInNextBuild(root) {
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
