import path from 'node:path';
import { expect, test } from 'vitest';
import { explained } from '../../../../commands/publishing/failure.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const FOLDER = '/srv/library';

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: failed`), { code, ...more });

/** What the user reads. */
async function sentenceOf(thrown: unknown): Promise<string> {
  const refusal = await explained(thrown, FOLDER);
  expect(refusal).toMatchObject({ name: 'Refusal' });
  return (refusal as Error).message.replace(
    ', and try again; readers still see the live release',
    '.',
  );
}

test.each([
  ['ENOSPC', "There's no space left for /nowhere/x; free some on its disk."],
  ['EDQUOT', "There's no space left for /nowhere/x in this user's quota; free some."],
  ['EACCES', "This user can't change /nowhere; change its owner or its rights."],
  ['EPERM', "This user can't change /nowhere; change its owner or its rights."],
  ['EROFS', '/nowhere is on a file system that can only be read; publish into another folder.'],
])('%s names the file, or its folder if it isn’t there, and the fix', async (code, sentence) => {
  expect(await sentenceOf(failure(code, { path: '/nowhere/x' }))).toBe(sentence);
});

test.each([
  ['EACCES', (file: string) => `This user can't change ${file}; change its owner or its rights.`],
  ['EPERM', (file: string) => `This user can't change ${file}; change its owner or its rights.`],
  [
    'EROFS',
    (file: string) =>
      `${file} is on a file system that can only be read; publish into another folder.`,
  ],
])('%s names a file that is there', async (code, sentence) => {
  const file = path.join(temporaryFolder({ file: '' }), 'file');
  expect(await sentenceOf(failure(code, { path: file }))).toBe(sentence(file));
});

test('what something was to become is named before what it was, and the folder if neither is known', async () => {
  const moved = failure('ENOSPC', { path: '/from', dest: '/to' });
  expect(await sentenceOf(moved)).toContain('no space left for /to;');
  expect(await sentenceOf(failure('ENOSPC'))).toContain(`no space left for ${FOLDER};`);
});

test('a folder that can’t be made is one that can’t be written, or a link that leads nowhere', async () => {
  const unmade = failure('ENOENT', { syscall: 'mkdir', path: '/a/b' });
  expect(await sentenceOf(unmade)).toBe(
    "/a/b can't be made; make sure that /a can be written, and that no link on the way leads nowhere.",
  );
});

test.each([
  'EEXIST',
  'EISDIR',
  'ENOTDIR',
])('%s names the file where a folder belongs', async (code) => {
  const folder = temporaryFolder({ 'a/file': '' });
  const file = path.join(folder, 'a/file');
  for (const wanted of [file, path.join(file, 'b/c')]) {
    expect(await sentenceOf(failure(code, { path: wanted }))).toBe(
      `${file} is a file where a folder belongs; move it away.`,
    );
  }
});

test('what there is nothing to say about stays as it is', async () => {
  const folder = temporaryFolder({ file: '' });
  const file = path.join(folder, 'file');
  for (const thrown of [
    failure('ENOENT', { syscall: 'open', path: file }),
    failure('EEXIST', { syscall: 'mkdir', path: folder }),
    failure('EEXIST', { path: path.join(folder, 'nowhere/x') }),
    failure('EMFILE', { path: file }),
    new Error('no space left'),
    'stopped',
  ]) {
    expect(await explained(thrown, folder)).toBe(thrown);
  }
});
