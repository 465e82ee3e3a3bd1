import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TYPESCRIPT } from '../../../../scripts/project/tools.ts';

const EXIT = fileURLToPath(new URL('../../../../scripts/build/exit.ts', import.meta.url));

test('a process ends once it waits for nothing, with its own exit code', () => {
  const program = `
    process.exitCode = 3;
    process.on('exit', (code) => console.log('ends with', code));
    setTimeout(() => console.log('has waited'), 20);
  `;
  const args = [...TYPESCRIPT, '--require', EXIT, '--eval', program];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe('has waited\nends with 3\n');
  expect(status).toBe(3);
});
