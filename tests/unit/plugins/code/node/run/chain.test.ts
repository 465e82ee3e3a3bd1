import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Chain } from '../../../../../../plugins/code/node/blocks/chains.ts';
import { runChain } from '../../../../../../plugins/code/node/run/chain.ts';
import { languageOf } from '../../../../../../plugins/code/node/run/languages.ts';
import { temporaryFolder } from '../../../../temporaryFolder.ts';
import { isRunning } from './isRunning.ts';

const options = { searchPath: process.env.PATH ?? '', dataOf: () => undefined };

/** Runs blocks, given as language and code, and returns the result of the last one. */
async function run(blocks: readonly (readonly [string, string])[], limit = 60_000) {
  const found = await runChain(
    blocks.map(([language, code]) => ({
      ...{ language: languageOf(language), code: `${code}\n`, output: '', line: 1, data: [] },
    })) as Chain,
    { ...options, limit },
  );
  return found.kind === 'printed' ? { ...found, output: found.outputs.at(-1) ?? '' } : found;
}

const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** Two blocks per language; the second uses a definition of the first. */
const LANGUAGES = [
  ['bash', 'bash', 'a=20; echo "$a"', 'echo $((a + 1))'],
  ['python', 'python3', 'a = 20\nprint(a)', 'print(a + 1)'],
  ['js', 'node', 'const a = 20;\nconsole.log(a)', 'console.log(a + 1)'],
  ['ts', 'node', 'const a: number = 20;\nconsole.log(a)', 'console.log((a + 1) as number)'],
  [
    'sql',
    'sqlite3',
    'create table t (a); insert into t values (20); select a from t;',
    'select a + 1 from t;',
  ],
  [
    'c',
    'cc',
    '#include <stdio.h>\nstatic int a = 20;\nint main(void) { printf("%d\\n", a); return 0; }',
    'int main(void) { printf("%d\\n", a + 1); return 0; }',
  ],
] as const;

describe.each(LANGUAGES)('%s', (language, program, first, second) => {
  test.skipIf(!isThere(program))('is run', { timeout: 60_000 }, async () => {
    expect(await run([[language, first]])).toMatchObject({ kind: 'printed', output: '20\n' });
  });

  test.skipIf(!isThere(program))('goes on from a block before', { timeout: 60_000 }, async () => {
    const found = await run([
      [language, first],
      [language, second],
    ]);
    expect(found).toMatchObject({ kind: 'printed', outputs: ['20\n', '21\n'] });
  });
});

describe('a chain', () => {
  test('shares its folder between languages', async () => {
    const found = await run([
      ['bash', 'mkdir made; echo 7 > made/number'],
      [
        'js',
        "import { readFileSync } from 'node:fs';\nconsole.log(readFileSync('made/number', 'utf8').trim() * 6)",
      ],
      ['bash', 'cat made/number'],
    ]);
    expect(found).toMatchObject({ output: '7\n' });
  });

  test.skipIf(!isThere('cc'))('runs the C programs before', { timeout: 60_000 }, async () => {
    const write = '#include <stdio.h>\nint main(void) { fclose(fopen("made", "w")); return 0; }';
    const read = 'int main(void) { puts(fopen("made", "r") ? "there" : "not there"); return 0; }';
    const found = await run([
      ['c', write],
      ['c', read],
    ]);
    expect(found).toMatchObject({ output: 'there\n' });
  });

  test('says that a block before has ended it', async () => {
    const found = await run([
      ['bash', 'exit 0'],
      ['bash', 'echo 1'],
    ]);
    expect(found).toEqual({
      kind: 'failed',
      reason: 'An earlier block ended the program, so this one never ran',
    });
  });
});

describe('a block', () => {
  test('runs in an empty folder but for itself', async () => {
    expect(await run([['bash', 'ls -A']])).toMatchObject({ output: 'block.sh\n' });
  });

  test('leaves no folder behind', async () => {
    const found = await run([['bash', 'pwd']]);
    expect(found.kind).toBe('printed');
    expect(existsSync(found.kind === 'printed' ? found.output.trim() : '.')).toBe(false);
  });

  test('knows nothing of who runs it', async () => {
    const found = await run([
      ['bash', 'env | cut -d= -f1 | grep -v "^\\(_\\|PWD\\|SHLVL\\|OLDPWD\\)$" | sort'],
    ]);
    expect(found).toMatchObject({ output: 'HOME\nLANG\nPATH\nTZ\n' });
    const places = await run([
      ['bash', 'echo "$TZ $LANG"; [ "$HOME" = "$(dirname "$PWD")/home" ] && ls -A "$HOME"'],
    ]);
    expect(places).toMatchObject({ output: 'UTC C.UTF-8\n' });
  });

  test('has its last line ended, which a page cannot show otherwise', async () => {
    expect(await run([['bash', 'printf 1']])).toMatchObject({ output: '1\n' });
  });

  test('prints nothing where it has nothing to say', async () => {
    expect(await run([['bash', 'true']])).toMatchObject({ kind: 'printed', output: '' });
  });

  test('reads nothing from its standard input', async () => {
    const found = await run([['bash', 'cat; echo read']], 5_000);
    expect(found).toMatchObject({ output: 'read\n' });
  });

  test.each([
    ['exit 3', 'It ended with exit code 3'],
    ['echo; exit 3', 'It ended with exit code 3'],
    ['echo begun; exit 3', 'It ended with exit code 3:\nbegun'],
    ['echo begun; echo bad >&2; exit 3', 'It ended with exit code 3:\nbad'],
    ['kill -TERM $$', 'It was ended by SIGTERM'],
  ])('says why it failed: %s', async (code, reason) => {
    expect(await run([['bash', code]])).toEqual({ kind: 'failed', reason });
  });

  test('has the time of all blocks that share its program', async () => {
    const found = await run(
      [
        ['bash', 'sleep 1.2'],
        ['bash', 'true'],
        ['bash', 'echo done'],
      ],
      1_000,
    );
    expect(found).toMatchObject({ output: 'done\n' });
  });

  test('leaves this process as it was', async () => {
    const listeners = () =>
      ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit'].map((name) => process.listenerCount(name));
    const before = listeners();
    await run([['bash', 'echo 1']]);
    await run([['bash', 'exit 1']]);
    expect(listeners()).toEqual(before);
  });

  test('fails with a type error', { timeout: 60_000 }, async () => {
    const found = await run([['ts', "const a: number = 'a';\nconsole.log(a);"]]);
    expect(found).toMatchObject({
      reason: expect.stringContaining("block.mts(1,7): error TS2322: Type 'string'"),
    });
  });

  test('is stopped when it prints without end', { timeout: 60_000 }, async () => {
    expect(await run([['bash', 'yes']])).toMatchObject({
      reason: expect.stringMatching(/^It printed more than a page can show/),
    });
  });

  test('is stopped at the time limit, with the processes that it has started', async () => {
    const folder = temporaryFolder({});
    const child = path.join(folder, 'child');
    const found = await run([['bash', `sleep 60 & echo $! > ${child}; echo begun; wait`]], 500);
    expect(found).toEqual({
      kind: 'failed',
      reason: 'It took longer than 0.5 s and was stopped:\nbegun',
    });
    await expect.poll(() => isRunning(readFileSync(child, 'utf8').trim())).toBe(false);
  });

  test(
    'is stopped at the time limit, even if it ignores that it is asked to end',
    {
      timeout: 20_000,
    },
    async () => {
      const found = await run([['bash', "trap '' TERM; sleep 60"]], 500);
      expect(found).toEqual({
        kind: 'failed',
        reason: 'It took longer than 0.5 s and was stopped',
      });
    },
  );

  test('does not wait for what it has left in the background, and ends that', async () => {
    const found = await run([['bash', 'sleep 60 & echo $!']]);
    expect(found.kind).toBe('printed');
    const child = found.kind === 'printed' ? found.output.trim() : '';
    await expect.poll(() => isRunning(child)).toBe(false);
  });

  test('does not wait for a process that has left its group', async () => {
    expect(await run([['bash', 'setsid sleep 5 & echo 1']])).toMatchObject({ output: '1\n' });
  });
});
