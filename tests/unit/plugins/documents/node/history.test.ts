import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readHistory } from '../../../../../plugins/documents/node/history.ts';

let root: string;

const git = (folder: string, ...given: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...given], {
    cwd: folder,
    stdio: 'pipe',
  });

/** Commits everything, with a date in seconds since 1970. */
function commit(folder: string, second: number) {
  vi.stubEnv('GIT_AUTHOR_DATE', `@${second} +0000`);
  vi.stubEnv('GIT_COMMITTER_DATE', `@${second} +0000`);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', `at ${second}`);
}

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'history-')));
});

afterEach(async () => {
  // Before another file reads them, not only before its first test.
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

/** A repository with files committed at different times, and one uncommitted file. */
async function repository(): Promise<string> {
  const folder = path.join(root, 'library');
  await mkdir(path.join(folder, 'docs/food'), { recursive: true });
  git(folder, 'init', '--quiet');
  await writeFile(path.join(folder, 'docs/food/crème.mdx'), 'one');
  await writeFile(path.join(folder, 'docs/tea.mdx'), 'one');
  commit(folder, 1000);
  await writeFile(path.join(folder, 'docs/tea.mdx'), 'two');
  commit(folder, 2000);
  await writeFile(path.join(folder, 'docs/new.mdx'), 'not committed');
  return folder;
}

test('each committed file has the time of its last commit', async () => {
  const folder = await repository();
  const history = readHistory(folder);
  expect([...history.times].sort()).toEqual([
    [path.join(folder, 'docs/food/crème.mdx'), 1_000_000],
    [path.join(folder, 'docs/tea.mdx'), 2_000_000],
  ]);
});

describe('the last change of a document in substance', () => {
  const verified = (day: string, rest = '') => `---\nverified: ${day}\n${rest}---\n\nText.\n`;

  /** Returns the changes of a repository by file, after commits of these files at 1000, 2000, and so on. */
  async function changesAfter(
    ...commits: readonly Readonly<Record<string, string | { readonly movedFrom: string }>>[]
  ) {
    git(root, 'init', '--quiet');
    for (const [index, files] of commits.entries()) {
      for (const [name, content] of Object.entries(files)) {
        if (typeof content === 'string') {
          await writeFile(path.join(root, name), content);
        } else {
          git(root, 'mv', content.movedFrom, name);
        }
      }
      commit(root, (index + 1) * 1000);
    }
    const changes = [...readHistory(root).changes];
    return Object.fromEntries(changes.map(([name, change]) => [path.relative(root, name), change]));
  }

  test('is its first commit, if its facts have not been verified again since', async () => {
    const text = verified('2026-01-01');
    expect(await changesAfter({ 'tea.mdx': text }, { 'tea.mdx': `${text}Corrected.` })).toEqual({
      'tea.mdx': { at: 1_000_000, kind: 'added' },
    });
  });

  test('is the commit with another day of verification', async () => {
    expect(
      await changesAfter(
        { 'tea.mdx': verified('2026-01-01'), 'green.mdx': verified('2026-01-01') },
        { 'tea.mdx': verified('2026-02-01') },
      ),
    ).toEqual({
      'tea.mdx': { at: 2_000_000, kind: 'verified' },
      'green.mdx': { at: 1_000_000, kind: 'added' },
    });
  });

  test('is the commit that publishes a draft', async () => {
    const files = { draft: verified('2026-01-01', 'draft: true\n'), page: verified('2026-01-01') };
    expect(await changesAfter({ 'tea.mdx': files.draft }, { 'tea.mdx': files.page })).toEqual({
      'tea.mdx': { at: 2_000_000, kind: 'verified' },
    });
  });

  test('is kept under its new name after a move, also where another document takes the former one', async () => {
    expect(
      await changesAfter(
        { 'tea.mdx': verified('2026-01-01') },
        { 'chai.mdx': { movedFrom: 'tea.mdx' } },
        { 'tea.mdx': verified('2026-03-01', 'kind: guide\n') },
      ),
    ).toEqual({
      'chai.mdx': { at: 1_000_000, kind: 'added' },
      'tea.mdx': { at: 3_000_000, kind: 'added' },
    });
  });

  test('is only that of documents', async () => {
    expect(await changesAfter({ 'sample.md': verified('2026-01-01') })).toEqual({});
  });
});

describe('the settings of a user or a repository change nothing:', () => {
  const SETTINGS = {
    color: { ui: 'always' },
    core: { quotePath: 'true', attributesFile: '~/attributes' },
    diff: { noPrefix: 'true', relative: 'false', renameLimit: '1', renames: 'copies' },
    format: { pretty: 'fuller' },
    log: { date: 'relative', follow: 'true', showRoot: 'false', showSignature: 'true' },
  };

  /** A document that's moved after its first commit, and another one that's changed in substance. */
  async function historyOf(folder: string) {
    const verified = (day: string) => `---\nverified: ${day}\n---\n\n${'Text.\n'.repeat(9)}`;
    await mkdir(path.join(folder, 'docs'), { recursive: true });
    git(root, 'init', '--quiet');
    for (const name of ['crème', 'tea', 'milk', 'oats']) {
      await writeFile(path.join(folder, `docs/${name}.mdx`), verified('2026-01-01') + name);
    }
    commit(root, 1000);
    git(folder, 'mv', 'docs/crème.mdx', 'docs/thé\t"vert".mdx');
    git(folder, 'mv', 'docs/milk.mdx', 'docs/lait.mdx');
    await writeFile(path.join(folder, 'docs/lait.mdx'), `${verified('2026-01-01')}lait`);
    await writeFile(path.join(folder, 'docs/tea.mdx'), `${verified('2026-02-01')}tea`);
    commit(root, 2000);
  }

  async function useSettings() {
    const home = path.join(root, 'home');
    const lines = Object.entries(SETTINGS).flatMap(([section, values]) => [
      `[${section}]`,
      ...Object.entries(values).map(([name, value]) => `${name} = ${value}`),
    ]);
    await mkdir(home);
    await writeFile(path.join(home, '.gitconfig'), lines.join('\n'));
    await writeFile(path.join(home, 'attributes'), '*.mdx -diff\n');
    vi.stubEnv('HOME', home);
    vi.stubEnv('XDG_CONFIG_HOME', home);
  }

  test.each(['', 'sites/library'])('in the folder "%s" of a repository', async (below) => {
    const folder = path.join(root, below);
    await historyOf(folder);
    const plain = readHistory(folder);
    expect([...plain.changes].map(([, { at, kind }]) => `${kind} ${at}`).sort()).toEqual([
      'added 1000000',
      'added 1000000',
      'added 1000000',
      'verified 2000000',
    ]);
    await useSettings();
    expect(readHistory(folder)).toEqual(plain);
  });

  test('variables that point Git elsewhere, as it sets them for hooks', async () => {
    await historyOf(root);
    const plain = readHistory(root);
    vi.stubEnv('GIT_DIR', '/nonexistent');
    vi.stubEnv('GIT_WORK_TREE', '/nonexistent');
    vi.stubEnv('GIT_INDEX_FILE', '/nonexistent');
    vi.stubEnv('GIT_EXTERNAL_DIFF', '/nonexistent');
    vi.stubEnv('GIT_LITERAL_PATHSPECS', '1');
    expect(readHistory(root)).toEqual(plain);
  });
});

describe('there is a reason instead of times', () => {
  const gapOf = (folder: string) => {
    const { times, gap } = readHistory(folder);
    expect(times.size).toBe(0);
    return gap;
  };

  test('outside a repository', () => {
    expect(gapOf(root)).toContain('not a git repository');
  });

  test('before the first commit', () => {
    git(root, 'init', '--quiet');
    expect(gapOf(root)).toContain('does not have any commits yet');
  });

  test('in a copy without history inside another repository', async () => {
    const folder = await repository();
    await mkdir(path.join(folder, 'copy'));
    expect(gapOf(path.join(folder, 'copy'))).toBe('none of its files is committed');
  });

  test('in a shallow clone', async () => {
    const clone = path.join(root, 'clone');
    git(root, 'clone', '--quiet', '--depth=1', `file://${await repository()}`, clone);
    expect(gapOf(clone)).toBe('the clone is shallow; complete it with: git fetch --unshallow');
  });

  test('in a folder of another user, as in a container', async () => {
    const folder = await repository();
    // Git's own tests set this variable to simulate another owner.
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    vi.stubEnv('HOME', root);
    expect(gapOf(folder)).toContain(`git config --global --add safe.directory ${folder}`);
  });

  test('where Git is missing', async () => {
    const folder = await repository();
    vi.stubEnv('PATH', root);
    expect(gapOf(folder)).toContain('spawnSync git ENOENT');
  });
});
