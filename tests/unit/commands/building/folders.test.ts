import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { restoreInterruptedSwap, swapInNextBuild } from '../../../../commands/building/folders.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** The content of the live build's home page. */
const home = (root: string) => readFileSync(path.join(root, 'build', 'index.html'), 'utf8');

test.each([
  ['beside a live one', { 'build/index.html': 'old', 'build/gone.html': 'old' }],
  ['as the first', {}],
  ['beside what a killed swap left', { 'build/index.html': 'old', 'build.former/a.html': 'older' }],
])('the next build comes in whole, %s', async (_where, files: Record<string, string>) => {
  const root = temporaryFolder({ ...files, 'build.next/index.html': 'new' });
  await swapInNextBuild(root);
  expect(home(root)).toBe('new');
  expect(existsSync(path.join(root, 'build', 'gone.html'))).toBe(false);
  expect(existsSync(path.join(root, 'build.next'))).toBe(false);
  expect(existsSync(path.join(root, 'build.former'))).toBe(false);
});

test('without a next build the live one stays', async () => {
  const root = temporaryFolder({ 'build/index.html': 'old' });
  await expect(swapInNextBuild(root)).rejects.toThrow('ENOENT');
  expect(home(root)).toBe('old');
});

test('a swap killed between its renames is taken back', async () => {
  const root = temporaryFolder({ 'build.former/index.html': 'old' });
  await restoreInterruptedSwap(root);
  expect(home(root)).toBe('old');
});

test('a swap killed after its renames is not', async () => {
  const root = temporaryFolder({ 'build/index.html': 'new', 'build.former/index.html': 'old' });
  await restoreInterruptedSwap(root);
  expect(home(root)).toBe('new');
});
