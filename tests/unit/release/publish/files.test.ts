import { expect, test } from 'vitest';
import { filesBelow } from '../../../../release/publish/files.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

test('the files of a build are listed in order, without folders and what an editor left behind', async () => {
  const folder = temporaryFolder({
    'zsh.html': '',
    'b/c/deep.html': '',
    'b/c/deep.html~': '',
    'a.html': '',
    '.DS_Store': '',
    '.serving.json': '',
  });
  expect(await filesBelow(folder)).toEqual([
    '.serving.json',
    'a.html',
    'b/c/deep.html',
    'zsh.html',
  ]);
});
