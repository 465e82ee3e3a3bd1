import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publish, restoreFormer } from '../../commands/publishing/publish.ts';
import { makeSmallBuild, versionFiles } from './smallBuild.ts';
import { emptyFolder } from './smallSite.ts';

const newFolder = () => path.join(emptyFolder(), 'published');
const home = (folder: string) => readFileSync(path.join(folder, 'live/site/index.html'), 'utf8');

const publishVersion = (
  folder: string,
  name: string,
  during: (out: string) => void | Promise<void> = () => undefined,
) =>
  publish({
    folder,
    makeBuild: async (out) => {
      await makeSmallBuild({ files: versionFiles(name) }, out, path.join(emptyFolder(), 'copies'));
      await during(out);
    },
    tell: () => undefined,
  });

/** Everything in a folder with its rights, without what a running command needs. */
const treeOf = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

// Only the main thread can set it; mutants are tested in others.
describe.runIf(isMainThread).each([0o077, 0o027])('under the umask %o', (umask) => {
  test('a release can be read by everybody', async () => {
    const former = process.umask(umask);
    onTestFinished(() => {
      process.umask(former);
    });
    const folder = path.join(newFolder(), 'below');
    await publishVersion(folder, 'one');
    await publishVersion(folder, 'two');
    await restoreFormer({ folder, tell: () => undefined });
    const closed = ['', ...treeOf(folder)].filter((name) => {
      const file = path.join(folder, name);
      const { mode } = statSync(file);
      const needed = statSync(file).isDirectory() ? 0o005 : 0o004;
      return (mode & needed) !== needed;
    });
    // They're the command's own.
    expect(closed.filter((name) => !/^(?:\.publish\.lock|releases\.json)$/.test(name))).toEqual([]);
    expect(statSync(path.dirname(folder)).mode & 0o005).toBe(0o005);
    if (process.getuid?.() === 0) {
      chmodSync(path.join(folder, '../..'), 0o755);
      const file = path.join(folder, 'live/site/assets/js/two.js');
      const { stdout } = spawnSync('cat', [file], { uid: 65_534, gid: 65_534 });
      expect(String(stdout)).toBe('run("two")');
    }
  });
});

test('a folder that others were kept out of stays so, and is refused with the command that opens it', async () => {
  const folder = newFolder();
  mkdirSync(folder, { mode: 0o700 });
  await expect(publishVersion(folder, 'one')).rejects.toMatchObject({
    name: 'Refusal',
    message: `Other users can't read ${folder}, and the web server is one of them; allow it with: chmod o+rx ${folder}`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder above that others cannot enter is named, once the release is live', async () => {
  const parent = emptyFolder();
  const lines: string[] = [];
  await publish({
    folder: path.join(parent, 'published'),
    makeBuild: (out) =>
      makeSmallBuild({ files: versionFiles('one') }, out, path.join(parent, 'copies')),
    tell: (line) => lines.push(line),
  });
  expect(lines.at(-1)).toContain(`can't enter ${parent}; allow it with: chmod o+x ${parent}`);
});

test('of two at once, one is refused, and names the other', async () => {
  const folder = newFolder();
  let refusal: unknown;
  await publishVersion(folder, 'one', async () => {
    refusal = await publishVersion(folder, 'two').catch((error) => error);
    await expect(restoreFormer({ folder, tell: () => undefined })).rejects.toThrow('no previous');
  });
  expect(refusal).toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(
      `Another publish:local is running (process ${process.pid} on `,
    ),
  });
  expect(home(folder)).toContain('one');
});

test('who has lost the lock changes nothing', async () => {
  const folder = newFolder();
  await publishVersion(folder, 'one');
  const before = treeOf(folder);
  const lock = path.join(folder, '.publish.lock');
  const late = publishVersion(folder, 'two', () => writeFileSync(lock, 'process 1 on elsewhere'));
  await expect(late).rejects.toThrow('(process 1 on elsewhere)');
  expect(home(folder)).toContain('one');
  expect(treeOf(folder).filter((name) => name !== '.publish.lock')).toEqual(before);
});

const failing = (code: string, file: string) =>
  Object.assign(new Error(`${code}: failed, open '${file}'`), { code, path: file });

test.each([
  ['ENOSPC', /^There's no space left for \/x\/y; free some on its disk, and try again/],
  ['EDQUOT', /^There's no space left for \/x\/y in this user's quota/],
  ['EACCES', /^This user can't change \/x; change its owner or its rights/],
  ['EROFS', /^\/x is on a file system that can only be read/],
])('%s gets one sentence, and leaves the live release and nothing of the next one', async (code, said) => {
  const folder = newFolder();
  await publishVersion(folder, 'one');
  const before = treeOf(folder);
  const refused = publishVersion(folder, 'two', () => {
    throw failing(code, '/x/y');
  });
  await expect(refused).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(said),
  });
  expect(home(folder)).toContain('one');
  expect(treeOf(folder)).toEqual(before);
});

test('a file where a folder belongs is named', async () => {
  const parent = emptyFolder();
  const file = path.join(parent, 'file');
  writeFileSync(file, 'x');
  for (const folder of [file, path.join(file, 'below/it')]) {
    await expect(publishVersion(folder, 'one')).rejects.toMatchObject({
      name: 'Refusal',
      message: expect.stringContaining(`${file} is a file where a folder belongs`),
    });
  }
  const folder = path.join(parent, 'published');
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(path.join(folder, 'releases'), 'x');
  await expect(publishVersion(folder, 'one')).rejects.toThrow(
    `${path.join(folder, 'releases')} is a file where a folder belongs`,
  );
  expect(readFileSync(path.join(folder, 'releases'), 'utf8')).toBe('x');
});

test('what is in the place of the link is named before anything is built', async () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'live'), { recursive: true });
  chmodSync(folder, 0o755);
  const refused = publishVersion(folder, 'one', () => expect.unreachable());
  await expect(refused).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(`${path.join(folder, 'live')} is where the link`),
  });
  expect(readdirSync(folder)).toEqual(['live']);
});

test('a folder behind a link is published into', async () => {
  const parent = emptyFolder();
  const [target, folder] = [path.join(parent, 'target'), path.join(parent, 'link')];
  mkdirSync(target, { mode: 0o755 });
  symlinkSync(target, folder);
  await publishVersion(folder, 'one');
  expect(home(folder)).toContain('one');
  expect(existsSync(path.join(target, 'live/nginx.conf'))).toBe(true);
});

test('a link that leads nowhere, a damaged record, and a name that nginx would misread are told', async () => {
  const parent = emptyFolder();
  const dangling = path.join(parent, 'dangling');
  symlinkSync(path.join(parent, 'nowhere'), dangling);
  await expect(publishVersion(dangling, 'one')).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(`${dangling} can't be made; make sure`),
  });
  await expect(publishVersion(path.join(parent, 'a$b'), 'one')).rejects.toThrow(
    'publish into a folder without one',
  );
  const folder = path.join(parent, 'published');
  await publishVersion(folder, 'one');
  writeFileSync(path.join(folder, 'releases.json'), '{"a');
  const before = treeOf(folder);
  await expect(publishVersion(folder, 'two')).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(`${path.join(folder, 'releases.json')} is damaged; delete it`),
  });
  expect(treeOf(folder)).toEqual(before);
});
