import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import {
  allow,
  assertReadable,
  closedAbove,
  makeFolder,
  makeReadable,
} from '../../../../commands/publishing/readable.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const rightsOf = (file: string) => statSync(file).mode & 0o7777;

/** For what only the main thread can do; mutants are tested in others. */
const testOnMainThread = test.runIf(isMainThread);

/** Creates folders and files that only this user can read until the test ends. */
function closedByDefault() {
  const former = process.umask(0o077);
  onTestFinished(() => void process.umask(former));
}

testOnMainThread(
  'folders that are made can be read by everybody, and those that were there stay as they are',
  async () => {
    closedByDefault();
    const folder = temporaryFolder({});
    await makeFolder(path.join(folder, 'a/b/c'));
    expect(['', 'a', 'a/b', 'a/b/c'].map((name) => rightsOf(path.join(folder, name)))).toEqual([
      0o700, 0o755, 0o755, 0o755,
    ]);
    chmodSync(path.join(folder, 'a/b'), 0o700);
    await makeFolder(path.join(folder, 'a/b'));
    expect(rightsOf(path.join(folder, 'a/b'))).toBe(0o700);
  },
);

test('rights are added to those that a file has', async () => {
  const file = path.join(temporaryFolder({ file: '' }), 'file');
  for (const [before, rights, after] of [
    [0o600, 0o444, 0o644],
    [0o640, 0o444, 0o644],
    [0o4711, 0o444, 0o4755],
    [0o666, 0o444, 0o666],
  ] as const) {
    chmodSync(file, before);
    await allow(file, rights);
    expect(rightsOf(file).toString(8)).toBe(after.toString(8));
  }
});

testOnMainThread(
  'everything in a release can be read by everybody, however deep it is',
  async () => {
    closedByDefault();
    const folder = temporaryFolder({ 'site/docs/a.html': '', 'nginx.conf': '' });
    await makeReadable(folder);
    const names = ['', 'site', 'site/docs', 'site/docs/a.html', 'nginx.conf'];
    expect(names.map((name) => rightsOf(path.join(folder, name)))).toEqual([
      0o755, 0o755, 0o755, 0o644, 0o644,
    ]);
  },
);

test('a folder has to be open for others to read and to enter', async () => {
  const folder = path.join(temporaryFolder({}), 'published');
  mkdirSync(folder);
  for (const mode of [0o750, 0o751, 0o754]) {
    chmodSync(folder, mode);
    await expect(assertReadable(folder), mode.toString(8)).rejects.toThrow(`chmod o+rx ${folder}`);
  }
  chmodSync(folder, 0o705);
  await assertReadable(folder);
});

test('closed folders above are named, the outermost first, and the folder itself is not', async () => {
  const root = temporaryFolder({ 'a/b/c/d/e.html': '' });
  const [a, b, c, d] = ['a', 'a/b', 'a/b/c', 'a/b/c/d'].map((name) => path.join(root, name));
  for (const [folder, mode] of [
    [root, 0o701],
    [a, 0o700],
    [b, 0o711],
    [c, 0o766],
    [d, 0o700],
  ] as const) {
    chmodSync(folder ?? '', mode);
  }
  expect(await closedAbove(d ?? '')).toEqual([a, c]);
});
