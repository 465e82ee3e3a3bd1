import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitTimes } from '../../../../../plugins/documents/node/lastUpdate.ts';

let root: string;

/** Commits everything at a second since 1970. */
function commit(second: number) {
  const git = (...given: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...given], {
      cwd: root,
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: `@${second} +0000`,
        GIT_COMMITTER_DATE: `@${second} +0000`,
      },
    });
  git('add', '--all');
  git('commit', '--quiet', '--message', `at ${second}`);
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'last-update-')));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  await mkdir(path.join(root, 'docs/food'), { recursive: true });
  await writeFile(path.join(root, 'docs/food/crème.mdx'), 'one');
  await writeFile(path.join(root, 'docs/tea.mdx'), 'one');
  commit(1000);
  await writeFile(path.join(root, 'docs/tea.mdx'), 'two');
  await writeFile(path.join(root, 'elsewhere.mdx'), 'one');
  commit(2000);
  await writeFile(path.join(root, 'docs/new.mdx'), 'not committed');
});

afterAll(() => rm(root, { recursive: true, force: true }));

test('each committed file of the folder has the time of its last commit', async () => {
  const docs = path.join(root, 'docs');
  expect([...(await commitTimes(docs))].sort()).toEqual([
    [path.join(docs, 'food/crème.mdx'), 1_000_000],
    [path.join(docs, 'tea.mdx'), 2_000_000],
  ]);
});

test('a folder without a repository has none', async () => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'no-repository-'));
  expect(await commitTimes(elsewhere)).toEqual(new Map());
  await rm(elsewhere, { recursive: true });
});
