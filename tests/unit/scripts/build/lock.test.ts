import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withBuildLock } from '../../../../scripts/build/lock.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const LOCK = '.cache/build.lock';

test('a second build is refused while the first runs, and the lock goes with it', async () => {
  const root = temporaryFolder({});
  await withBuildLock(root, async () => {
    const second = withBuildLock(root, () => Promise.reject(new Error('it ran')));
    await expect(second).rejects.toThrow(
      `Another build is running (process ${process.pid}); wait until it ends`,
    );
    expect(existsSync(path.join(root, LOCK))).toBe(true);
  });
  expect(existsSync(path.join(root, LOCK))).toBe(false);
});

test('a build that fails leaves no lock', async () => {
  const root = temporaryFolder({});
  await expect(withBuildLock(root, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(existsSync(path.join(root, LOCK))).toBe(false);
});

test('a lock of a killed build holds nobody up', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const root = temporaryFolder({ [LOCK]: String(pid) });
  let ran = false;
  await withBuildLock(root, async () => {
    ran = true;
  });
  expect(ran).toBe(true);
});
