import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../../commands/publishing/budgets.ts';
import { publish, restoreFormer } from '../../commands/publishing/publish.ts';
import { SERVERS, serveBuild } from './servers.ts';
import { BUILD, INLINE_SCRIPT, makeSmallBuild, page, versionFiles } from './smallBuild.ts';
import { emptyFolder } from './smallSite.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR_MS = 3_600_000;
const BEGIN = Date.UTC(2026, 0, 1);

type Files = Readonly<Record<string, string>>;

/** Files that differ from a version's; `undefined` removes a file. */
type Changes = Readonly<Record<string, string | undefined>>;

const publishFiles = (folder: string, files: Files, time = BEGIN, lines: string[] = []) =>
  publish({
    folder,
    makeBuild: (out: string) => makeSmallBuild({ files }, out, path.join(folder, '../copies')),
    tell: (line: string) => lines.push(line),
    time,
  });

const newFolder = () => path.join(emptyFolder(), 'published');
const home = (folder: string) => readFileSync(path.join(folder, 'live/site/index.html'), 'utf8');

describe.each(SERVERS)('%s', (_name, start) => {
  test('shows the next release as soon as it is live, and has the assets of the former one', async () => {
    const folder = newFolder();
    await publishFiles(folder, versionFiles('one'));
    const { ask } = await serveBuild(start, path.join(folder, 'live/site'));
    expect((await ask('/')).text).toContain('one');
    await publishFiles(folder, versionFiles('two'), BEGIN + 24 * HOUR_MS);
    expect((await ask('/')).text).toContain('two');
    for (const name of ['one', 'two']) {
      const { status, text, headers } = await ask(`/assets/js/${name}.js`);
      expect([status, text, headers['cache-control']]).toEqual([200, `run("${name}")`, IMMUTABLE]);
    }
  });
});

test('the directory of routes is the newest one, and that of other code stays', async () => {
  const folder = newFolder();
  const long = JSON.stringify('long '.repeat(1000));
  await publishFiles(folder, {
    ...versionFiles('one'),
    'page-routes/aaaa.json': long,
    'page-routes/bbbb.json': '"former"',
  });
  const next = { ...versionFiles('two'), 'page-routes/aaaa.json': '"next"' };
  await publishFiles(folder, next, BEGIN + HOUR_MS);
  const directories = path.join(folder, 'live/site/page-routes');
  expect(readdirSync(directories)).toEqual(['aaaa.json', 'bbbb.json']);
  expect(readFileSync(path.join(directories, 'aaaa.json'), 'utf8')).toBe('"next"');
  expect(readFileSync(path.join(directories, 'bbbb.json'), 'utf8')).toBe('"former"');
});

test('assets stay for a day after their release, through others, and then go', async () => {
  const folder = newFolder();
  const assets = () => readdirSync(path.join(folder, 'live/site/assets/js')).sort();
  await publishFiles(folder, versionFiles('one'));
  await publishFiles(folder, versionFiles('two'), BEGIN + 100 * HOUR_MS);
  await publishFiles(folder, versionFiles('three'), BEGIN + 124 * HOUR_MS);
  expect(assets()).toEqual(['one.js', 'three.js', 'two.js']);
  await publishFiles(folder, versionFiles('four'), BEGIN + 137 * HOUR_MS);
  expect(assets()).toEqual(['four.js', 'three.js', 'two.js']);
  await publishFiles(folder, versionFiles('five'), BEGIN + 400 * HOUR_MS);
  expect(assets()).toEqual(['five.js', 'four.js']);
  expect(readdirSync(path.join(folder, 'releases'))).toHaveLength(2);
});

test('nginx is to be reloaded where its rules changed, and only there', async () => {
  const folder = newFolder();
  const publishTelling = async (files: Files, hours: number) => {
    const lines: string[] = [];
    await publishFiles(folder, files, BEGIN + hours * HOUR_MS, lines);
    return lines.some((line) => line.includes('reload nginx'));
  };
  expect(await publishTelling(versionFiles('one'), 0)).toBe(true);
  const larger = {
    ...versionFiles('two'),
    'more.html': page('<script>more()</script><a href="/docs/first.webp">x</a>'),
    'more.md': '# More',
    'docs/first.webp': 'x',
  };
  expect(await publishTelling(larger, 1)).toBe(false);
  const moved = '<!doctype html><meta http-equiv="refresh" content="0; url=/more">';
  expect(await publishTelling({ ...larger, 'less.html': moved }, 2)).toBe(true);
});

describe.each(SERVERS)('%s, without a reload', (_name, start) => {
  test('sends with each page a policy that allows its own scripts, whatever was live before', async () => {
    const folder = newFolder();
    const pageWith = (script: string) => ({
      ...versionFiles('x'),
      'about.html': page(`about<script>${script}</script>`),
    });
    await publishFiles(folder, pageWith('first()'));
    const { ask } = await serveBuild(start, path.join(folder, 'live/site'));
    const hashes = async () => {
      const { text, headers } = await ask('/about');
      const policies = [
        headers['content-security-policy'] ?? '',
        ...Array.from(
          text.matchAll(/http-equiv=Content-Security-Policy content="([^"]*)"/g),
          ([, policy = '']) => policy,
        ),
      ];
      // Each policy that says something about scripts must allow those of the page.
      return policies
        .map((policy) => (/script-src [^;]*/.exec(policy) ?? /default-src [^;]*/.exec(policy))?.[0])
        .filter((sources) => sources !== undefined)
        .map((sources) => sources.match(/(?<='sha256-)[^']+/g));
    };
    const hashesOf = (...scripts: readonly string[]) =>
      scripts.map((script) => createHash('sha256').update(script).digest('base64')).sort();
    expect(await hashes()).toEqual([hashesOf(INLINE_SCRIPT, 'first()')]);
    await publishFiles(folder, pageWith('second()'), BEGIN + HOUR_MS);
    expect(await hashes()).toEqual([hashesOf(INLINE_SCRIPT, 'second()')]);
  });

  test('sends again what has changed, even with the same size, and nothing else', async () => {
    const folder = newFolder();
    const files = (text: string) => ({ ...versionFiles('x'), 'more.html': page(text.repeat(200)) });
    await publishFiles(folder, files('a word '), Date.now() - HOUR_MS);
    const { ask } = await serveBuild(start, path.join(folder, 'live/site'));
    const CODINGS = ['br', 'gzip', 'identity'];
    const PATHS = ['/about', '/', '/more', '/assets/js/x.js'];
    const former = new Map<string, Record<string, string>>();
    const answers = async (conditional: boolean) => {
      const statuses: string[] = [];
      for (const path of PATHS) {
        for (const coding of CODINGS) {
          const conditions = conditional ? former.get(path + coding) : {};
          const { status, headers } = await ask(path, {
            headers: { 'Accept-Encoding': coding, ...conditions },
          });
          former.set(path + coding, {
            'If-None-Match': headers.etag ?? '',
            'If-Modified-Since': headers['last-modified'] ?? '',
          });
          expect(
            Date.parse(headers['last-modified'] ?? 'Thu, 01 Jan 1970 00:00:00 GMT'),
          ).toBeLessThanOrEqual(Date.now());
          statuses.push(`${path} ${status}`);
        }
      }
      return [...new Set(statuses)];
    };
    await answers(false);
    // The site has been built anew, with the same page in other words.
    await publishFiles(folder, files('A WORD '), Date.now());
    expect(await answers(true)).toEqual([
      '/about 304',
      '/ 304',
      '/more 200',
      '/assets/js/x.js 304',
    ]);
  });
});

test('two releases of the same second tell their files apart', async () => {
  const folder = newFolder();
  for (const text of ['one', 'two', 'six']) {
    await publishFiles(folder, { ...versionFiles('x'), 'about.html': page(text) });
  }
  const times = readdirSync(path.join(folder, 'releases')).map((name) =>
    Math.floor(statSync(path.join(folder, 'releases', name, 'site/about.html')).mtimeMs / 1000),
  );
  expect(new Set(times).size).toBe(3);
  expect(readFileSync(path.join(folder, 'live/site/about.html'), 'utf8')).toContain('six');
});

test.each([
  { trailingSlash: true },
  { trailingSlash: undefined },
  { trailingSlash: false, baseUrl: '/my/notes/' },
])('a site is published with the settings %o', async (settings) => {
  const folder = newFolder();
  const base = settings.baseUrl ?? '/';
  const end = settings.trailingSlash ? '/' : '';
  const files = {
    'index.html': page(`home<a href="${base}about${end}">About</a>`),
    [settings.trailingSlash === false ? 'about.html' : 'about/index.html']: page('about'),
    '404.html': page('nothing here'),
  };
  await publish({
    folder,
    makeBuild: (out: string) =>
      makeSmallBuild({ files, settings }, out, path.join(folder, '../copies')),
    tell: () => undefined,
  });
  expect(home(folder)).toContain('home');
});

/** Planted faults: a name, the changed files, and the expected message. */
const FAULTS: readonly (readonly [string, Changes, RegExp])[] = [
  [
    'a link that leads nowhere',
    { 'about.html': page('<a href="/nowhere?a=b#c">x</a>') },
    /\/nowhere answers with 404; about\.html names it/,
  ],
  [
    'a picture that is not there',
    { 'about.html': page('<img src="img/gone.svg">') },
    /\/img\/gone\.svg answers with 404/,
  ],
  [
    'a script that is not there',
    { 'assets/js/two.js': undefined },
    /\/assets\/js\/two\.js answers with 404; index\.html names it/,
  ],
  [
    'a page of the sitemap that is not there',
    {
      'sitemap.xml':
        '<urlset><url><loc>https://library.example.com/</loc></url><url><loc>https://library.example.com/gone</loc></url></urlset>',
    },
    /\/gone answers with 404; sitemap\.xml names it/,
  ],
  [
    'an absolute link to itself that leads nowhere',
    {
      'sitemap.xml': '<urlset><url><loc>https://library.example.com/</loc></url></urlset>',
      'about.html': page(
        '<a href="https://library.example.com/gone">x</a><a href="https://example.org/x">y</a>',
      ),
    },
    /\/gone answers with 404; about\.html names it/,
  ],
  [
    'a page above its budget',
    {
      'about.html': page(
        Array.from({ length: BUDGETS.html }, (_, at) => (at * 7919) ** 2).join(''),
      ),
    },
    /html of 1 pages weigh more than \d+ bytes: about\.html has \d+/,
  ],
];

test.each(FAULTS)('a build with %s is not published', async (_what, changes, said) => {
  const folder = newFolder();
  await publishFiles(folder, versionFiles('one'));
  const before = readlinkSync(path.join(folder, 'live'));
  const files = Object.entries({ ...versionFiles('two'), ...changes }).filter(
    (file): file is [string, string] => file[1] !== undefined,
  );
  const refused = publishFiles(folder, Object.fromEntries(files), BEGIN + HOUR_MS);
  await expect(refused).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(said),
  });
  await expect(refused).rejects.toThrow('Faults: 1\n');
  expect(readlinkSync(path.join(folder, 'live'))).toBe(before);
  expect(home(folder)).toContain('one');
  expect(readdirSync(path.join(folder, 'releases'))).toHaveLength(1);
});

test('a build that fails leaves the live release, and nothing of itself', async () => {
  const folder = newFolder();
  await publishFiles(folder, versionFiles('one'));
  const failing = publish({
    folder,
    makeBuild: async (out: string) => {
      await makeSmallBuild({ files: BUILD }, out, path.join(folder, '../copies'));
      throw new Error('no space left');
    },
    tell: () => undefined,
    time: BEGIN + HOUR_MS,
  });
  await expect(failing).rejects.toThrow('no space left');
  expect(home(folder)).toContain('one');
  expect(readdirSync(path.join(folder, 'releases'))).toHaveLength(1);
});

test('the first release is refused like any other, and none is live then', async () => {
  const folder = newFolder();
  const files = { ...versionFiles('one'), 'about.html': page('<a href="/gone">x</a>') };
  await expect(publishFiles(folder, files)).rejects.toThrow('/gone');
  expect(existsSync(path.join(folder, 'live'))).toBe(false);
});

const restore = (folder: string, hours: number, lines: string[] = []) =>
  restoreFormer({
    folder,
    tell: (line: string) => lines.push(line),
    time: BEGIN + hours * HOUR_MS,
  });

test('the previous release comes back, with the assets of the one it replaces, and can be replaced again', async () => {
  const folder = newFolder();
  const lines: string[] = [];
  await publishFiles(folder, versionFiles('one'));
  await expect(restore(folder, 1)).rejects.toThrow('has no previous release');
  await publishFiles(folder, versionFiles('two'), BEGIN + HOUR_MS);
  await restore(folder, 2, lines);
  expect(home(folder)).toContain('one');
  expect(lines).toContain(
    `Rolled back: ${path.join(folder, 'live')} is the release 2026-01-01T00-00-00.000Z`,
  );
  expect(readFileSync(path.join(folder, 'live/site/assets/js/two.js'), 'utf8')).toBe('run("two")');
  await publishFiles(folder, versionFiles('three'), BEGIN + 3 * HOUR_MS);
  expect(home(folder)).toContain('three');
});

test('what was withdrawn does not come back', async () => {
  const folder = newFolder();
  await publishFiles(folder, versionFiles('one'));
  await publishFiles(folder, versionFiles('two'), BEGIN + HOUR_MS);
  await restore(folder, 2);
  await publishFiles(folder, versionFiles('three'), BEGIN + 3 * HOUR_MS);
  await restore(folder, 4);
  expect(home(folder)).toContain('one');
  await expect(restore(folder, 5)).rejects.toThrow('has no previous release');
});

test('going back twice goes back two releases, and a month later, there is still one to go back to', async () => {
  const folder = newFolder();
  for (const [at, name] of ['one', 'two', 'three'].entries()) {
    await publishFiles(folder, versionFiles(name), BEGIN + at * HOUR_MS);
  }
  await restore(folder, 4);
  await restore(folder, 5);
  expect(home(folder)).toContain('one');
  await publishFiles(folder, versionFiles('four'), BEGIN + 700 * HOUR_MS);
  await restore(folder, 1400);
  expect(home(folder)).toContain('one');
});

test('a folder from before the record is gone back in by the order of its releases', async () => {
  const folder = newFolder();
  await publishFiles(folder, versionFiles('one'));
  await publishFiles(folder, versionFiles('two'), BEGIN + HOUR_MS);
  rmSync(path.join(folder, 'releases.json'));
  await restore(folder, 2);
  expect(home(folder)).toContain('one');
});
