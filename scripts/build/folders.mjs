import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The folder that is served. */
const LIVE = 'build';
/** Where the next build is made. Beside the live one, because a rename does not cross file systems. */
const NEXT = 'build.next';
/** The live folder while the next one takes its place. */
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
 * Brings the former build back where a swap was killed between its two renames.
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
 * Puts the next build in the place of the live one.
 *
 * @param {string} root folder of the project
 * @returns {Promise<void>}
 * @throws the system's error when a rename fails; the live build is then the one it was
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
