import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['commands/run.mjs', command, ...args], { encoding: 'utf8' });

test.each([
  'build',
  'start',
  'dev',
  'new',
  'stale',
  'publish-local',
])('%s explains itself, and does nothing else', (command) => {
  const { stdout, status } = run(command, '--help');
  expect(stdout).toMatch(/^Usage: npm (?:run \S+|start).*\n\n[A-Z].+\n$/);
  expect(status).toBe(0);
});

test('an argument that a command does not know stops it before it begins', () => {
  const { stderr, status } = run('build', '--fast');
  expect(stderr).toMatch(/^"--fast" isn't understood\.\n\nUsage: npm run build\n/);
  expect(status).toBe(1);
});

test('a command that there is not is named', () => {
  const { stderr, status } = run('bench/speed');
  expect(stderr).toBe('There is no bench/speed/command.ts; npm run lists the commands\n');
  expect(status).toBe(1);
});
