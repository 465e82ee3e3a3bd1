import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freshenBundlerCache } from '../../../../commands/building/bundlerCache.ts';
import {
  buildFingerprint,
  compilationFingerprint,
} from '../../../../commands/building/fingerprint.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

const PROJECT = {
  'commands/build.ts': 'export {};',
  'data/index.ts': 'export {};',
  'docs/notes/tea.mdx': 'Tea.',
  'framework/run/build.ts': 'export {};',
  'images/docs/tea.svg': '<svg/>',
  'plugins/code/node/index.ts': 'export {};',
  'release/index.ts': 'export {};',
  'site/identity.ts': 'export {};',
  'src/pages/index.tsx': 'export {};',
  'static/img/mark.svg': '<svg/>',
  'ui/ScrollArea.tsx': 'export {};',
  'docusaurus.config.ts': 'export default {};',
  'sidebars.ts': 'export default {};',
  'package.json': '{}',
  'package-lock.json': '{}',
};

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
  });

test.each(Object.keys(PROJECT))('a change of %s makes a build stale', async (file) => {
  const root = temporaryFolder(PROJECT);
  const before = await buildFingerprint(root, {});
  writeFiles(root, { [file]: 'changed' });
  expect(await buildFingerprint(root, {})).not.toBe(before);
});

test('so does a file more, a file less, and a renamed one', async () => {
  const root = temporaryFolder(PROJECT);
  const prints = [await buildFingerprint(root, {})];
  writeFiles(root, { 'docs/notes/coffee.mdx': 'Tea.' });
  prints.push(await buildFingerprint(root, {}));
  rmSync(path.join(root, 'docs/notes/tea.mdx'));
  prints.push(await buildFingerprint(root, {}));
  rmSync(path.join(root, 'docs/notes/coffee.mdx'));
  prints.push(await buildFingerprint(root, {}));
  expect(new Set(prints).size).toBe(4);
});

test('a setting counts, another variable and an empty setting do not', async () => {
  const root = temporaryFolder(PROJECT);
  const before = await buildFingerprint(root, {});
  expect(await buildFingerprint(root, { SITE_TITLE: 'Notes' })).not.toBe(before);
  expect(await buildFingerprint(root, { PORT: '8080', SITE_TITLE: '' })).toBe(before);
});

test('a commit counts, because update times come from git', async () => {
  const root = temporaryFolder(PROJECT);
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message=First');
  const before = await buildFingerprint(root, {});
  git(root, 'commit', '--quiet', '--allow-empty', '--message=Second');
  expect(await buildFingerprint(root, {})).not.toBe(before);
});

test('what else is in the project makes nothing stale', async () => {
  const root = temporaryFolder(PROJECT);
  const before = await buildFingerprint(root, {});
  writeFiles(root, { 'build/index.html': 'home', 'tests/a.test.ts': '', 'README.md': 'Read me.' });
  expect(await buildFingerprint(root, {})).toBe(before);
});

test('compilation depends on plugins, settings, packages and the set of documents', async () => {
  const root = temporaryFolder(PROJECT);
  const before = await compilationFingerprint(root, {});
  writeFiles(root, { 'docs/notes/tea.mdx': 'Changed.', 'src/pages/index.tsx': 'changed' });
  writeFiles(root, { 'src/css/styles.module.css': '.changed {}' });
  expect(await compilationFingerprint(root, {})).toBe(before);
  expect(await compilationFingerprint(root, { SITE_URL: 'https://a.org' })).not.toBe(before);
  for (const file of ['plugins/code/node/index.ts', 'package-lock.json', 'docs/notes/new.mdx']) {
    const last = await compilationFingerprint(root, {});
    writeFiles(root, { [file]: 'changed' });
    expect(await compilationFingerprint(root, {})).not.toBe(last);
  }
});

test('the bundler’s cache is kept while its key holds, and emptied when it does not', async () => {
  const cached = 'node_modules/.cache/rspack/module';
  const root = temporaryFolder({ ...PROJECT, [cached]: 'from nobody knows when' });
  await freshenBundlerCache(root, {});
  expect(existsSync(path.join(root, cached))).toBe(false);

  writeFiles(root, { [cached]: 'from this build' });
  await freshenBundlerCache(root, {});
  expect(existsSync(path.join(root, cached))).toBe(true);

  writeFiles(root, { 'site/identity.ts': 'changed' });
  await freshenBundlerCache(root, {});
  expect(existsSync(path.join(root, cached))).toBe(false);
});
