import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../../../../commands/project/run.ts';
import { TYPESCRIPT } from '../../../../commands/project/tools.ts';

const MODULE = fileURLToPath(new URL('../../../../commands/project/run.ts', import.meta.url));

test('what a command writes beside others is kept, with how it ended', async () => {
  const script = "console.log('told'); console.error('warned'); process.exitCode = 3;";
  const { code, output } = await run(process.execPath, ['-e', script], { collects: true });
  expect(code).toBe(3);
  expect(output.trim().split('\n').sort()).toEqual(['told', 'warned']);
});

test('a program that is not there is told as an error of the system', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow('ENOENT');
});

test('a signal that ends the process ends all commands that it runs', async () => {
  const command = 'console.log(process.pid); setInterval(() => {}, 1000);';
  const script = `
    const { run } = require(${JSON.stringify(MODULE)});
    for (const _ of [1, 2]) void run(process.execPath, ['-e', ${JSON.stringify(command)}]);
  `;
  const parent = spawn(process.execPath, [...TYPESCRIPT, '-e', script]);
  let told = '';
  parent.stdout.setEncoding('utf8');
  while (told.split('\n').length < 3) {
    told += (await once(parent.stdout, 'data'))[0];
  }
  const pids = told.trim().split('\n').map(Number);
  expect(new Set(pids).size).toBe(2);
  parent.kill('SIGTERM');
  // The commands hold stdout open, so it closes once both have ended.
  await once(parent.stdout, 'close');
  expect(parent.stdout.closed).toBe(true);
}, 30_000);
