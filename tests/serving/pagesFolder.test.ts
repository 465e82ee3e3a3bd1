import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LIBRARY_FILE, type OfflineLibrary } from '../../plugins/offline/shared/library.ts';
import { hashOf } from '../../release/offline/node/library.ts';
import { filesBelow } from '../../release/publish/node/index.ts';
import { writePagesFolder } from '../../scripts/pages/pagesFolder.ts';
import { BUILD } from './smallBuild.ts';
import { smallBuild } from './smallSite.ts';

/** What readers can keep of the build. */
const LIST: OfflineLibrary = {
  version: 'first',
  files: ['', '404.html', 'assets/js/main.1234abcd.js'].map((name) => [name, 9, 'old']),
  shared: { pages: [0, 1], parts: [2] },
  sections: [],
  moved: {},
};

const FILES = { ...BUILD, [LIBRARY_FILE]: JSON.stringify(LIST) };

test('GitHub Pages gets the site without what other hosts need, its policy in each page', async () => {
  const build = await smallBuild({ files: FILES });
  const out = path.join(build, '../pages');
  await writePagesFolder(build, out);
  const shown = Object.keys(FILES).filter((file) => file !== '.fingerprint');
  expect(await filesBelow(out)).toEqual(shown.sort());
  for (const file of ['index.html', '404.html']) {
    const [before = '', after = ''] = readFileSync(path.join(out, file), 'utf8').split(
      /<meta http-equiv="Content-Security-Policy" content="[^"]*'sha256-[^"]+">/,
    );
    expect(before).not.toContain('<script');
    expect(after).toContain('<script');
  }
  const list: OfflineLibrary = JSON.parse(readFileSync(path.join(out, LIBRARY_FILE), 'utf8'));
  expect(list.version).not.toBe(LIST.version);
  expect(list.files).toEqual(
    [
      ['', 'index.html'],
      ['404.html', '404.html'],
      ['assets/js/main.1234abcd.js', 'assets/js/main.1234abcd.js'],
    ].map(([name, file = '']) => [name, 9, hashOf(readFileSync(path.join(out, file)))]),
  );
  // The build itself is unchanged.
  expect(readFileSync(path.join(build, 'index.html'), 'utf8')).toBe(BUILD['index.html']);
});
