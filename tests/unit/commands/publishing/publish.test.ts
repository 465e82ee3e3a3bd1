import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish, restoreFormer } from '../../../../commands/publishing/publish.ts';
import { makeSmallBuild, page, versionFiles } from '../../../serving/smallBuild.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const HOUR_MS = 3_600_000;
const BEGIN = Date.UTC(2026, 0, 1);

/** The name of the release that's made after so many hours. */
const at = (hours: number) => new Date(BEGIN + hours * HOUR_MS).toISOString().replaceAll(':', '-');

/** Builds of versions, made once. */
let builds: string;

beforeAll(async () => {
  builds = mkdtempSync(path.join(tmpdir(), 'library-builds-'));
  const moved = '<!doctype html><meta http-equiv="refresh" content="0; url=/about">';
  const versions = {
    one: versionFiles('one'),
    two: { ...versionFiles('two'), 'about.html': page('about one') },
    moved: { ...versionFiles('moved'), 'less.html': moved },
    broken: { ...versionFiles('broken'), 'about.html': page('<a href="/gone">x</a>') },
  };
  for (const [name, files] of Object.entries(versions)) {
    await makeSmallBuild({ files }, path.join(builds, name), path.join(builds, 'copies'));
  }
});

afterAll(() => rmSync(builds, { recursive: true }));

const newFolder = () => path.join(temporaryFolder({}), 'published');

interface How {
  readonly hours?: number;
  /** Called with each line for the user. */
  readonly onLine?: (line: string) => void;
}

/** Publishes a version, and returns what the user reads. */
async function told(folder: string, version: string, { hours = 0, onLine }: How = {}) {
  const lines: string[] = [];
  await publish({
    folder,
    makeBuild: async (out) => cpSync(path.join(builds, version), out, { recursive: true }),
    tell: (line) => {
      lines.push(line);
      onLine?.(line);
    },
    time: BEGIN + hours * HOUR_MS,
  });
  return lines.filter((line) => !line.startsWith('A web server that runs as another user'));
}

async function restored(folder: string, hours: number) {
  const lines: string[] = [];
  const tell = (line: string) => void lines.push(line);
  await restoreFormer({ folder, tell, time: BEGIN + hours * HOUR_MS });
  return lines.filter((line) => !line.startsWith('A web server that runs as another user'));
}

const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');
const recordOf = (folder: string) => JSON.parse(read(folder, 'releases.json'));
const home = (folder: string) => read(folder, 'live/site/index.html');

const kept = (count: number, gone = '') =>
  `Keeping ${count} assets from earlier releases for readers who still have those pages open${gone}`;
const reload = (folder: string) =>
  `nginx serves it with 'include "${folder}/live/nginx.conf";' in a server block; that file has changed, so reload nginx`;

test('who publishes reads what is checked, what is live, and when nginx must be reloaded', async () => {
  const folder = newFolder();
  const checking = [
    'Checking every address …',
    'Checking: 3 addresses answer, no link is broken, budgets hold',
  ];
  const live = (name: string, done = 'Published') =>
    `${done}: ${folder}/live is the release ${name}`;
  expect(await told(folder, 'one')).toEqual([...checking, kept(0), live(at(0)), reload(folder)]);
  expect(await told(folder, 'two', { hours: 1 })).toEqual([...checking, kept(1), live(at(1))]);
  expect(await restored(folder, 2)).toEqual([kept(1), live(at(0), 'Rolled back')]);
  expect(await told(folder, 'moved', { hours: 3 })).toContain(reload(folder));
});

test('assets that a former release has lost are counted', async () => {
  const folder = newFolder();
  await told(folder, 'one');
  rmSync(path.join(folder, 'live/site/assets/js/one.js'));
  expect(await told(folder, 'two', { hours: 1 })).toContain(kept(0, '; 1 others no longer exist'));
});

test('a release lists only its assets, and files that have not changed keep their time', async () => {
  const folder = newFolder();
  await told(folder, 'one');
  await told(folder, 'two', { hours: 1 });
  expect(read(folder, 'live/assets.json')).toBe('["assets/js/two.js"]');
  const timeOf = (file: string) => statSync(path.join(folder, 'live/site', file)).mtimeMs;
  expect(timeOf('about.html')).toBe(BEGIN);
  expect(timeOf('index.html')).toBe(BEGIN + HOUR_MS);
});

test('a clock that went back a little says nothing, and the former release counts as replaced now', async () => {
  const folder = newFolder();
  await told(folder, 'one');
  expect((await told(folder, 'two', { hours: -1 })).join('\n')).not.toContain('clock');
  expect(recordOf(folder)).toEqual({
    [at(0)]: { replaced: BEGIN + 1000 },
    '2026-01-01T00-00-01.000Z': { former: at(0) },
  });
});

test('a clock that was days ahead is told, and the former release counts as replaced today', async () => {
  const folder = newFolder();
  await told(folder, 'one', { hours: 100 });
  expect((await told(folder, 'two'))[0]).toBe(
    `This machine's clock says 2026-01-01T00:00:00.000Z, but ${folder} has a release dated later; check the clock. The new release's name will sort after that one`,
  );
  expect(recordOf(folder)[at(100)]).toEqual({ replaced: BEGIN });
});

test('a release that came back has again the one before it, which is none for the first one', async () => {
  const folder = newFolder();
  await told(folder, 'one');
  await told(folder, 'two', { hours: 1 });
  await restored(folder, 2);
  expect(recordOf(folder)).toEqual({
    [at(0)]: { replaced: BEGIN + HOUR_MS },
    [at(1)]: { former: at(0), replaced: BEGIN + 2 * HOUR_MS },
  });
  const nothing = `${folder} has no previous release; nothing has changed`;
  await expect(restored(folder, 3)).rejects.toThrow(nothing);
});

test('a folder that is not there is not made only to find no release in it', async () => {
  const folder = newFolder();
  await expect(restored(folder, 0)).rejects.toThrow('has no previous release');
  expect(existsSync(folder)).toBe(false);
});

test('a build with faults leaves nothing, and what is live stays', async () => {
  const folder = newFolder();
  await told(folder, 'one');
  await expect(told(folder, 'broken', { hours: 1 })).rejects.toThrow('The build was not published');
  expect(home(folder)).toContain('one');
  expect(existsSync(path.join(folder, 'releases', at(1)))).toBe(false);
  expect(existsSync(path.join(folder, 'releases', `${at(1)}.part`))).toBe(false);
});

test('a release that is live stays, even if it cannot be told', async () => {
  const folder = newFolder();
  await told(folder, 'one');
  const onLine = (line: string) => {
    if (line.startsWith('Published')) {
      throw new Error('nobody listens');
    }
  };
  await expect(told(folder, 'two', { hours: 1, onLine })).rejects.toThrow('nobody listens');
  expect(home(folder)).toContain('two');
});

test('what keeps old releases from being removed is told, and the new one is live', async () => {
  const folder = newFolder();
  await told(folder, 'one');
  const onLine = (line: string) => {
    if (line.startsWith('Published')) {
      writeFileSync(path.join(folder, 'releases.json'), '{');
    }
  };
  const lines = await told(folder, 'two', { hours: 1, onLine });
  expect(lines.at(-1)).toMatch(/^An old release could not be removed: .*releases\.json is damaged/);
  expect(home(folder)).toContain('two');
});

test('a damaged list of assets is named before anything is built, with the fix', async () => {
  const folder = newFolder();
  await told(folder, 'one');
  const file = path.join(folder, 'releases', at(0), 'assets.json');
  writeFileSync(file, '[1]');
  await expect(told(folder, 'two', { hours: 1 })).rejects.toMatchObject({
    name: 'Refusal',
    message: `${file}, which lists the assets of an earlier release, can't be read or is damaged; restore it, or write [] into it to do without these assets`,
  });
});
