import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writePagesFolder } from '../../commands/publishing/pagesFolder.ts';
import { filesBelow } from '../../release/publish/index.ts';
import { BUILD } from './smallBuild.ts';
import { smallBuild } from './smallSite.ts';

const FILES = {
  ...BUILD,
  'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://library.example.com/sitemap.xml\n',
};

test('GitHub Pages gets the site without what other hosts need, its policy in each page', async () => {
  const build = await smallBuild({ files: FILES });
  const out = path.join(build, '../pages');
  await writePagesFolder(build, out);
  const shown = Object.keys(FILES).filter((file) => file !== '.fingerprint');
  expect(await filesBelow(out)).toEqual(shown.sort());
  for (const file of shown.filter((each) => each !== 'robots.txt')) {
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

test('the folder is replaced as a whole, also after a run that was interrupted', async () => {
  const build = await smallBuild({ files: FILES });
  const out = path.join(build, '../pages');
  for (const former of [out, `${out}.next`]) {
    mkdirSync(former);
    writeFileSync(path.join(former, 'former.html'), 'x');
  }
  await writePagesFolder(build, out);
  expect(existsSync(path.join(out, 'index.html'))).toBe(true);
  expect(existsSync(path.join(out, 'former.html'))).toBe(false);
  expect(existsSync(`${out}.next`)).toBe(false);
});

test.each([
  ['/', 'Allow: /\nDisallow: /*.md$\nDisallow: /llms-full.txt$\n\nSitemap:'],
  // Crawlers don't look for it there.
  ['/library/', 'Allow: /\n\nSitemap:'],
])('under %s, robots.txt says what no header can', async (baseUrl, lines) => {
  const build = await smallBuild({ files: FILES, settings: { baseUrl } });
  const out = path.join(build, '../pages');
  await writePagesFolder(build, out);
  expect(readFileSync(path.join(out, 'robots.txt'), 'utf8')).toContain(lines);
});
