import { mkdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepFileTimes } from '../../../../commands/publishing/fileTimes.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const FORMER = 1_700_000_000;
const NOW = 1_800_000_000;

/** The times of a build's files, after a release whose files have these contents. */
async function timesAfter(
  former: Readonly<Record<string, string>> | undefined,
  files: Readonly<Record<string, string>>,
) {
  const before = former && temporaryFolder(former);
  for (const name of Object.keys(former ?? {})) {
    utimesSync(path.join(before ?? '', name), FORMER, FORMER);
  }
  const folder = temporaryFolder(files);
  await keepFileTimes(folder, before, NOW);
  return Object.fromEntries(
    Object.keys(files).map((name) => {
      const { atimeMs, mtimeMs } = statSync(path.join(folder, name));
      expect(atimeMs).toBe(mtimeMs);
      return [name, mtimeMs / 1000];
    }),
  );
}

test('a file with the same bytes as in the former release has its time, and all others the new one', async () => {
  const former = {
    'a/same.html': 'same',
    'changed.html': 'one',
    'longer.html': 'x',
    'gone.html': '',
  };
  const files = {
    'a/same.html': 'same',
    'changed.html': 'two',
    'longer.html': 'xx',
    'new.html': '',
  };
  expect(await timesAfter(former, files)).toEqual({
    'a/same.html': FORMER,
    'changed.html': NOW,
    'longer.html': NOW,
    'new.html': NOW,
  });
});

test('without a former release, every file is new', async () => {
  expect(await timesAfter(undefined, { 'a.html': 'a' })).toEqual({ 'a.html': NOW });
});

test('a file is new where the former release has a folder', async () => {
  const [folder, before] = [temporaryFolder({ docker: '' }), temporaryFolder({})];
  mkdirSync(path.join(before, 'docker'));
  await keepFileTimes(folder, before, NOW);
  expect(statSync(path.join(folder, 'docker')).mtimeMs / 1000).toBe(NOW);
});
