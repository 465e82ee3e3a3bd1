import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { assertWritable } from '../../../../commands/building/folders.ts';
import { TYPESCRIPT } from '../../../../commands/project/tools.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const MODULE = fileURLToPath(new URL('../../../../commands/building/folders.ts', import.meta.url));

/**
 * Root can write everything, so the program switches to an unprivileged user. It does so after the module is loaded,
 * because that user may not be able to read the project.
 */
const BECOME_NOBODY =
  process.getuid?.() === 0 ? 'process.setgid(65_534); process.setuid(65_534);' : '';

/** The check's message for a user who doesn't own the folder's read-only parts. */
function refusalOf(root: string): string {
  const program = `
    const { assertWritable } = require('${MODULE}');
    ${BECOME_NOBODY}
    assertWritable('${root}').catch(({ name, message }) => console.log(name + ': ' + message));
  `;
  const args = [...TYPESCRIPT, '--eval', program];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout.trim();
}

test('folders that can’t be written are named before a build begins', () => {
  const root = temporaryFolder({ 'build/index.html': '', 'node_modules/a.js': '' });
  chmodSync(root, 0o777);
  for (const folder of ['build', 'node_modules']) {
    chmodSync(path.join(root, folder), 0o555);
  }
  expect(refusalOf(root)).toBe(
    `Refusal: This user can't write ${root}/build, ${root}/node_modules; change the owner or the permissions, and build again`,
  );
});

test('folders that don’t exist yet are not an obstacle', async () => {
  await expect(assertWritable(temporaryFolder({}))).resolves.toBeUndefined();
});
