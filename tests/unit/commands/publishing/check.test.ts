import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../../../../commands/publishing/budgets.ts';
import {
  assertPublishable,
  assertWhole,
  checkBuild,
} from '../../../../commands/publishing/check.ts';
import type { ServingSettings } from '../../../../release/publish/index.ts';
import { makeSmallBuild, page } from '../../../serving/smallBuild.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const SITE = {
  'index.html': page('home<a href="/about">About</a><script src="/assets/js/a.js"></script>'),
  'about.html': page('about'),
  '404.html': page('nothing here'),
  'assets/js/a.js': 'run()',
};

/** A build of a site that differs in some files. */
async function built(
  changes: Readonly<Record<string, string>> = {},
  settings: Partial<ServingSettings> = {},
): Promise<string> {
  const folder = temporaryFolder({});
  const build = path.join(folder, 'build');
  await makeSmallBuild(
    { files: { ...SITE, ...changes }, settings },
    build,
    path.join(folder, 'copies'),
  );
  return build;
}

const faultsOf = async (changes: Readonly<Record<string, string>>) =>
  (await checkBuild(await built(changes))).faults;

const sitemap = (...paths: readonly string[]) => ({
  'sitemap.xml': `<urlset>${paths.map((each) => `<url><loc>https://library.example.com${each}</loc></url>`).join('')}</urlset>`,
});

describe('a sound build', () => {
  test('has each address counted once', async () => {
    const more = page('more<a href="/about#part">a</a><a href="about?x">b</a><a href="/">c</a>');
    expect(await checkBuild(await built({ 'more.html': more }))).toEqual({
      // The home page, the script, and the two other pages.
      addresses: 4,
      faults: [],
      exceeded: [],
    });
  });

  test('may name files with any characters, and link from where a page is', async () => {
    const changes = {
      'über uns.html': page('<a href="about">a</a><img src="./docs/a b.png">'),
      'docs/a b.png': 'x',
      'docs/inner.html': page('<img src="a b.png"><a href="../about">a</a>'),
    };
    expect(await faultsOf(changes)).toEqual([]);
  });

  test('is sound below a base URL, too', async () => {
    const settings = { baseUrl: '/my/notes/' };
    const home = page('home<a href="/my/notes/about">a</a>');
    const { faults } = await checkBuild(await built({ 'index.html': home }, settings));
    expect(faults).toEqual([]);
  });

  test('is not asked for addresses of other sites, whatever their path', async () => {
    const links = page(
      '<a href="https://example.org/gone">x</a><a href="mailto:a@example.org">y</a>',
    );
    expect(await faultsOf({ 'about.html': links })).toEqual([]);
    expect(await faultsOf({ 'about.html': links, ...sitemap('/') })).toEqual([]);
  });
});

describe('a fault', () => {
  test('is an address that leads nowhere, named once, with the first page that has it', async () => {
    const gone = page('<a href="/gone">x</a><a href="/gone#part">y</a>');
    expect(await faultsOf({ 'about.html': gone, 'more.html': gone })).toEqual([
      '/gone answers with 404; about.html names it',
    ]);
  });

  test('is a link that leads to another address of a page', async () => {
    expect(await faultsOf({ 'about.html': page('<a href="/index.html">x</a>') })).toEqual([
      '/index.html answers with 301; about.html names it',
    ]);
  });

  test('is a sitemap that robots.txt names and that is not there', async () => {
    const robots = {
      'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://library.example.com/sitemap.xml\n',
    };
    expect(await faultsOf({ ...robots, ...sitemap('/') })).toEqual([]);
    expect(await faultsOf(robots)).toEqual(['/sitemap.xml answers with 404; robots.txt names it']);
  });

  test('is an address of the sitemap that is not there', async () => {
    expect(await faultsOf(sitemap('/', '/about', '/gone'))).toEqual([
      '/gone answers with 404; sitemap.xml names it',
    ]);
  });

  test('is an absolute link to the site itself that leads nowhere', async () => {
    const link = page('<a href="https://library.example.com/gone">x</a>');
    expect(await faultsOf({ 'about.html': link, ...sitemap('/') })).toEqual([
      '/gone answers with 404; about.html names it',
    ]);
  });

  test('is a site without a home page', async () => {
    const build = temporaryFolder({});
    const { 'index.html': _, ...files } = SITE;
    await makeSmallBuild({ files }, build, path.join(temporaryFolder({}), 'copies'));
    expect((await checkBuild(build)).faults).toEqual(['/ answers with 404; 404.html names it']);
  });

  test('is an address that should not be there', async () => {
    expect(await faultsOf({ 'no-such-page.html': page('here') })).toEqual([
      '/no-such-page answers with 200 instead of 404',
    ]);
  });

  test('is an empty file', async () => {
    expect(await faultsOf({ 'assets/js/a.js': '' })).toEqual(['/assets/js/a.js is empty']);
  });

  test.each([
    '.br',
    '.gz',
  ])('is a copy %s of other content, also if it cannot be unpacked', async (ending) => {
    const build = await built();
    const copy = path.join(build, `about.html${ending}`);
    const said = [
      `/about.html${ending} doesn't unpack to /about.html; delete .cache/copies, and build again`,
    ];
    const { faults, exceeded } = await checkBuild(build);
    expect([faults, exceeded]).toEqual([[], []]);
    writeFileSync(copy, readFileSync(path.join(build, `index.html${ending}`)));
    expect((await checkBuild(build)).faults).toEqual(said);
    writeFileSync(copy, 'cut');
    expect((await checkBuild(build)).faults).toEqual(said);
  });
});

describe('a budget', () => {
  test('counts the bytes that a current browser is sent', async () => {
    const build = await built();
    const html = page(randomBytes(BUDGETS.html).toString('hex'));
    const copy = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    writeFileSync(path.join(build, 'about.html'), html);
    writeFileSync(path.join(build, 'about.html.br'), copy);
    writeFileSync(path.join(build, 'about.html.gz'), gzipSync(html));
    expect((await checkBuild(build)).exceeded).toEqual([
      `html of 1 pages weigh more than ${BUDGETS.html} bytes: about.html has ${copy.length}`,
    ]);
  });

  test('counts all that a page loads, each file once', async () => {
    const loads = [
      ...['a', 'b', 'a'].map((name) => `<script src="/assets/js/${name}.js"></script>`),
      ...['a', 'b'].map((name) => `<link rel="stylesheet" href="/assets/css/${name}.css">`),
    ].join('');
    const small = {
      'index.html': page(loads),
      'assets/js/b.js': 'b',
      'assets/css/a.css': 'a{}',
      'assets/css/b.css': 'b{}',
    };
    const build = await built(small);
    for (const [name, bytes] of [
      ['js/a.js', 100_000],
      ['js/b.js', 100_001],
      ['css/a.css', 15_000],
      ['css/b.css', 15_001],
    ] as const) {
      writeFileSync(path.join(build, 'assets', name), ' '.repeat(bytes));
    }
    expect(await checkBuild(build)).toEqual({
      addresses: 6,
      faults: [],
      exceeded: [
        `scripts of 1 pages weigh more than ${BUDGETS.scripts} bytes: index.html has 200001`,
        `stylesheets of 1 pages weigh more than ${BUDGETS.stylesheets} bytes: index.html has 30001`,
      ],
    });
  });
});

describe('before it goes live', () => {
  test('a sound build tells how many addresses respond', async () => {
    const build = await built();
    expect(await assertPublishable(build)).toBe(3);
    await assertWhole(build, 'one');
  });

  test('a build has its faults listed, the first 20 of them', async () => {
    const links = Array.from({ length: 25 }, (_, at) => `<a href="/gone-${at}">x</a>`).join('');
    const build = await built({ 'about.html': page(links) });
    const listed = (what: string) => ({
      name: 'Refusal',
      message: [
        `${what}. Readers still see the live release. Faults: 25`,
        ...Array.from(
          { length: 20 },
          (_, at) => `  - /gone-${at} answers with 404; about.html names it`,
        ),
      ].join('\n'),
    });
    await expect(assertPublishable(build)).rejects.toMatchObject(
      listed('The build was not published'),
    );
    await expect(assertWhole(build, 'one')).rejects.toMatchObject(
      listed('Release one was not restored'),
    );
  });

  test('only a new build must keep to the budgets', async () => {
    const build = await built();
    writeFileSync(path.join(build, 'assets/js/a.js'), ' '.repeat(BUDGETS.scripts + 1));
    await expect(assertPublishable(build)).rejects.toThrow(
      `Faults: 1\n  - scripts of 1 pages weigh more than ${BUDGETS.scripts} bytes`,
    );
    await assertWhole(build, 'one');
  });
});
