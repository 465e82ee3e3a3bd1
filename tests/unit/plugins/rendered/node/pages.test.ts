import path from 'node:path';
import { expect, test } from 'vitest';
import { readRenderedPage } from '../../../../../plugins/rendered/node/pages.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';

const PAGE = '<article><p>Text.</p></article>';

const buildOf = (files: Readonly<Record<string, string>>) => ({
  outDir: temporaryFolder(files),
  baseUrl: '/library/',
});

test('a page is found as a file and as a folder, below the base URL', async () => {
  const build = buildOf({ 'docker.html': PAGE, 'git/index.html': PAGE });
  for (const permalink of ['/library/docker', '/library/docker/', '/library/git']) {
    const content = await readRenderedPage(build, permalink);
    expect(content?.children).toMatchObject([{ type: 'element', tagName: 'p' }]);
  }
});

test('a page that the build did not write is an error that names its files', async () => {
  const build = buildOf({ 'docker.html': PAGE });
  await expect(readRenderedPage(build, '/library/git')).rejects.toThrow(
    path.join(build.outDir, 'git', 'index.html'),
  );
});
