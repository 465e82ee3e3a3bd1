import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../commands/project/root.ts';
import { main } from '../../commands/publish-local.ts';

/** Runs the command with arguments that it refuses, so that it changes nothing. */
async function refused(...args: readonly string[]): Promise<unknown> {
  const former = process.argv;
  onTestFinished(() => {
    process.argv = former;
  });
  process.argv = [...former.slice(0, 2), ...args];
  return main().catch((error: unknown) => error);
}

test.each([
  ['an empty name, such as that of an unset variable', [''], /^"" is not a folder/],
  ['an unknown option', ['--roll-back'], /^"--roll-back" is not a folder/],
  ['two folders', ['/srv/a', '/srv/b'], /is not a folder/],
  [
    'the build itself',
    [path.join(ROOT, 'build')],
    /^The next build would overwrite .*build and everything in it; publish to/,
  ],
  [
    'a folder in it',
    [path.join(ROOT, 'build/x'), '--rollback'],
    /^The next build would overwrite /,
  ],
])('%s is refused', async (_what, args, said) => {
  expect(await refused(...args)).toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(said),
  });
});
