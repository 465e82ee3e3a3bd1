import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../../../../commands/project/lock.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const LOCK = 'locks/build.lock';

const refused = () => Promise.reject(new Error('it ran'));

/** Number of a process that has ended. */
const endedProcess = () => spawnSync(process.execPath, ['--version']).pid;

test('a second one is refused while the first runs, and the lock goes with it', async () => {
  const root = temporaryFolder({});
  const lock = path.join(root, LOCK);
  await withLock(lock, 'build', async () => {
    await expect(withLock(lock, 'build', refused)).rejects.toThrow(
      `Another build is running (process ${process.pid} on ${hostname()}); wait until it ends, or delete ${lock}`,
    );
    expect(existsSync(lock)).toBe(true);
  });
  expect(readdirSync(path.dirname(lock))).toEqual([]);
});

test('work that fails leaves no lock', async () => {
  const lock = path.join(temporaryFolder({}), LOCK);
  await expect(withLock(lock, 'build', refused)).rejects.toThrow('it ran');
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ['a killed process', `process ${endedProcess()} on ${hostname()}\nx`],
  ['a disk that was full', ''],
])('a lock of %s holds nobody up', async (_what, content) => {
  const root = temporaryFolder({ [LOCK]: content });
  expect(await withLock(path.join(root, LOCK), 'build', async () => 'ran')).toBe('ran');
});

test('of several that find the lock of a killed process, one gets it', async () => {
  const root = temporaryFolder({ [LOCK]: `process ${endedProcess()} on ${hostname()}\nx` });
  let running = 0;
  const settled = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      withLock(path.join(root, LOCK), 'build', async (assertHeld) => {
        running += 1;
        await new Promise((resolve) => setImmediate(resolve));
        await assertHeld();
        expect(running).toBe(1);
        running -= 1;
      }),
    ),
  );
  expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
});

test('a lock of another machine is believed', async () => {
  const root = temporaryFolder({ [LOCK]: 'process 1 on elsewhere.example\nx' });
  await expect(withLock(path.join(root, LOCK), 'build', refused)).rejects.toThrow(
    'process 1 on elsewhere.example',
  );
});

test('a folder in its place holds nobody up', async () => {
  const root = temporaryFolder({ [`${LOCK}/x`]: '' });
  expect(await withLock(path.join(root, LOCK), 'build', async () => 'ran')).toBe('ran');
  expect(readdirSync(path.join(root, 'locks'))).toEqual([]);
});

test('who has lost the lock learns it', async () => {
  const lock = path.join(temporaryFolder({}), LOCK);
  await withLock(lock, 'build', async (assertHeld) => {
    await assertHeld();
    rmSync(lock);
    await expect(assertHeld()).rejects.toThrow(
      `${lock}, the lock of this build, was deleted while it ran`,
    );
  });
});

/** What an attempt to take the lock is called until it's over. */
const attempt = () => `${LOCK}.${crypto.randomUUID()}`;

test('what processes left behind that were killed while they took the lock goes with the next one', async () => {
  const killed = `process ${endedProcess()} on ${hostname()}\nx`;
  const root = temporaryFolder({
    [attempt()]: killed,
    [attempt()]: killed,
    // The lock was a folder, and the process was killed while it removed it.
    [`${attempt()}/x`]: '',
    [attempt()]: '',
  });
  const folder = path.join(root, path.dirname(LOCK));
  const anHourAgo = Date.now() / 1000 - 3600;
  for (const name of readdirSync(folder)) {
    utimesSync(path.join(folder, name), anHourAgo, anHourAgo);
  }
  expect(await withLock(path.join(root, LOCK), 'build', async () => readdirSync(folder))).toEqual([
    path.basename(LOCK),
  ]);
});

test('attempts of others to take the lock stay, and so do files with similar names', async () => {
  const files = {
    [attempt()]: `process ${process.ppid} on ${hostname()}\nx`,
    [attempt()]: `process ${endedProcess()} on elsewhere.example\nx`,
    // It has been created just now, and says in a moment who it is.
    [attempt()]: '',
    [`${LOCK}.md`]: '',
    [`${LOCK}s.${crypto.randomUUID()}`]: '',
  };
  const root = temporaryFolder(files);
  await withLock(path.join(root, LOCK), 'build', async () => undefined);
  expect(readdirSync(path.join(root, path.dirname(LOCK))).sort()).toEqual(
    Object.keys(files)
      .map((name) => path.basename(name))
      .sort(),
  );
});
