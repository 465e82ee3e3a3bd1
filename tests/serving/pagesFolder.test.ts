import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../release/publish/node/index.ts';
import { writePagesFolder } from '../../scripts/pages/pagesFolder.ts';
import { BUILD } from './smallBuild.ts';
import { smallBuild } from './smallSite.ts';

test('GitHub Pages gets the site without what other hosts need, its policy in each page', async () => {
  const build = await smallBuild({});
  const out = path.join(build, '../pages');
  await writePagesFolder(build, out);
  const shown = Object.keys(BUILD).filter((file) => file !== '.fingerprint');
  expect(await filesBelow(out)).toEqual(shown.sort());
  for (const file of shown) {
    expect(readFileSync(path.join(out, file))).toEqual(readFileSync(path.join(build, file)));
  }
  for (const file of ['index.html', '404.html']) {
    const [before = '', after = ''] = readFileSync(path.join(out, file), 'utf8').split(
      /<meta http-equiv=Content-Security-Policy content="[^"]*'sha256-[^"]+">/,
    );
    expect(before).not.toContain('<script');
    expect(after).toContain('<script');
  }
});
