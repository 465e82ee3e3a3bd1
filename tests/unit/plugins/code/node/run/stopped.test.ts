import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../../../../../commands/project/root.ts';
import { TYPESCRIPT } from '../../../../../../commands/project/tools.ts';
import { temporaryFolder } from '../../../../temporaryFolder.ts';
import { isRunning } from './isRunning.ts';

/** A program that runs a shell block. */
const programFor = (code: string): string => {
  const required = (file: string) =>
    `require(${JSON.stringify(path.join(ROOT, 'plugins/code/node/run', file))})`;
  const block = `{ code: ${JSON.stringify(code)}, output: '', line: 1, data: [], language: languageOf('bash') }`;
  return `
    const { runChain } = ${required('chain.ts')};
    const { languageOf } = ${required('languages.ts')};
    runChain([${block}], { searchPath: process.env.PATH, dataOf: () => undefined });
  `;
};

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends what a block has started, and leaves no folder behind',
  { timeout: 120_000 },
  async (signal) => {
    const folder = temporaryFolder({});
    const folders = () => readdirSync(folder).filter((name) => name.startsWith('block-'));
    const started = path.join(temporaryFolder({}), 'started');
    const code = `sleep 60 & echo $! > ${started}.new; mv ${started}.new ${started}; wait\n`;
    const child = spawn(process.execPath, [...TYPESCRIPT, '--eval', programFor(code)], {
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: folder },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    await expect.poll(() => existsSync(started), { timeout: 60_000 }).toBe(true);
    expect(folders()).toHaveLength(1);
    child.kill(signal);
    expect(await ended).toEqual([1, null]);
    expect(folders()).toEqual([]);
    await expect.poll(() => isRunning(readFileSync(started, 'utf8').trim())).toBe(false);
  },
);
