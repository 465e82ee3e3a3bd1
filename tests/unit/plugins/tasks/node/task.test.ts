import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { runTask } from '../../../../../plugins/tasks/node/task.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';

const TAKE_TASK = path.join(import.meta.dirname, '../../../../../plugins/tasks/node/task.ts');

/** A module in TypeScript that takes a task. */
const moduleThat = (work: string): { readonly module: URL; readonly folder: string } => {
  const folder = temporaryFolder({
    'task.ts': `import { writeFileSync } from 'node:fs';
      import { takeTask } from ${JSON.stringify(TAKE_TASK)};
      takeTask<{ file: string; words: readonly string[] }>(async ({ file, words }) => { ${work} });`,
  });
  return { module: pathToFileURL(path.join(folder, 'task.ts')), folder };
};

test('a task is done in a process of its own, and then the process ends', async () => {
  const { module, folder } = moduleThat(
    "writeFileSync(file, [process.pid, ...words].join(' ')); setInterval(() => {}, 1_000);",
  );
  const file = path.join(folder, 'done.txt');
  await runTask(module, { file, words: ['all', 'done'] });
  const [pid, ...words] = readFileSync(file, 'utf8').split(' ');
  expect(words).toEqual(['all', 'done']);
  expect(Number(pid)).not.toBe(process.pid);
});

test('a task answers with what its work returns, maps and missing numbers included', async () => {
  const { module } = moduleThat('return { words: new Map([[words[0], NaN]]), file };');
  expect(await runTask(module, { file: 'a.txt', words: ['one'] })).toEqual({
    words: new Map([['one', Number.NaN]]),
    file: 'a.txt',
  });
});

test('a task sees no secrets', async () => {
  vi.stubEnv('SEARCH_ADMIN_KEY', 'hidden');
  const { module, folder } = moduleThat(
    'writeFileSync(file, String(process.env.SEARCH_ADMIN_KEY));',
  );
  const file = path.join(folder, 'done.txt');
  await runTask(module, { file, words: [] });
  expect(readFileSync(file, 'utf8')).toBe('undefined');
});

test('a task that fails is an error that names its module', async () => {
  for (const end of ['throw new Error("planted");', 'process.exit();', 'process.exitCode = 1;']) {
    const { module } = moduleThat(end);
    await expect(runTask(module, {})).rejects.toThrow('task.ts failed for the reason above');
  }
});

test('a process that never gets its task ends with the one that started it', async () => {
  const { module } = moduleThat('return 1;');
  const program = `
    import { startTask } from ${JSON.stringify(TAKE_TASK)};
    startTask(new URL(${JSON.stringify(module.href)}));
    console.log('started');`;
  const folder = temporaryFolder({ 'start.ts': program });
  const typescript = path.resolve('commands/bootstrap/typescript.cjs');
  // It's over when both processes have closed the output that they share.
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--require', typescript, path.join(folder, 'start.ts')],
  ]);
  expect(stdout).toBe('started\n');
});
