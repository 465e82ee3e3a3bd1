import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const EXIT = new URL('../../../../scripts/build/exit.mjs', import.meta.url).href;

test('a process ends once it waits for nothing, with its own exit code', () => {
  const program = `
    process.exitCode = 3;
    process.on('exit', (code) => console.log('ends with', code));
    setTimeout(() => console.log('has waited'), 20);
  `;
  const { status, stdout } = spawnSync(process.execPath, [`--import=${EXIT}`, '--eval', program], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('has waited\nends with 3\n');
  expect(status).toBe(3);
});
