import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { USAGES } from '../../../../commands/bootstrap/usages.mjs';
import { filesIn, readProjectFile } from '../../projectFiles.ts';

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

test('each usage is that of a command, and each command but those that hand on their arguments has one', () => {
  const commands = [
    ...filesIn(['commands'], /^commands\/[\w-]+\.ts$/).map((file) => file.slice(9, -3)),
    ...filesIn(['bench'], /\/command\.ts$/).map((file) => file.slice(0, -'/command.ts'.length)),
  ];
  const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: object };
  expect([...Object.keys(USAGES), 'browser', 'sites'].sort()).toEqual(commands.sort());
  for (const [line = ''] of Object.values(USAGES)) {
    const [, script = ''] = /^Usage: npm (?:run )?(\S+)/.exec(line) ?? [];
    expect(Object.keys(scripts)).toContain(script);
  }
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
