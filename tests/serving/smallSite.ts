import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { makeSmallBuild, type SmallSite } from './smallBuild.ts';

/** Creates a folder that's removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-serving-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a small build that's removed after the test. */
export async function smallBuild(site: SmallSite): Promise<string> {
  const folder = path.join(emptyFolder(), 'build');
  await makeSmallBuild(site, folder, path.join(folder, '../copies'));
  return folder;
}
