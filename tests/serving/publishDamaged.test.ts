import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publish, restoreFormer } from '../../commands/publishing/publish.ts';
import { makeSmallBuild, versionFiles } from './smallBuild.ts';
import { emptyFolder } from './smallSite.ts';

const DAY_MS = 24 * 3_600_000;
const BEGIN = Date.UTC(2026, 0, 1);

const newFolder = () => path.join(emptyFolder(), 'published');
const home = (folder: string) => readFileSync(path.join(folder, 'live/site/index.html'), 'utf8');
const liveFolder = (folder: string) => path.join(folder, readlinkSync(path.join(folder, 'live')));
const recordOf = (folder: string) => path.join(folder, 'releases.json');

/** Publishes a version, and returns what it told. */
async function publishVersion(
  folder: string,
  name: string,
  { time = BEGIN, during }: { time?: number; during?: (out: string) => void } = {},
): Promise<string> {
  const lines: string[] = [];
  await publish({
    folder,
    makeBuild: async (out) => {
      await makeSmallBuild(
        { files: versionFiles(name) },
        out,
        path.join(folder, `../copies-${process.geteuid?.()}`),
      );
      during?.(out);
    },
    tell: (line) => lines.push(line),
    time,
  });
  return lines.join('\n');
}

const restore = (folder: string, time = BEGIN) =>
  restoreFormer({ folder, tell: () => undefined, time });

test.each([
  'null',
  '[]',
  '5',
  '{"2026-01-01T00-00-00.000Z":5}',
])('a record of another shape (%s) is told before anything is built', async (record) => {
  const folder = newFolder();
  await publishVersion(folder, 'one');
  writeFileSync(recordOf(folder), record);
  const said = { name: 'Refusal', message: expect.stringContaining('is damaged; delete it') };
  const during = () => expect.unreachable();
  await expect(publishVersion(folder, 'two', { during })).rejects.toMatchObject(said);
  await expect(restore(folder)).rejects.toMatchObject(said);
  expect(readFileSync(recordOf(folder), 'utf8')).toBe(record);
});

test.each([
  '',
  '[1]',
  undefined,
])('a damaged list of assets (%j) is told before anything is built, with what to do', async (list) => {
  const folder = newFolder();
  await publishVersion(folder, 'one');
  const file = path.join(liveFolder(folder), 'assets.json');
  rmSync(file);
  if (list !== undefined) {
    writeFileSync(file, list);
  }
  const during = () => expect.unreachable();
  await expect(publishVersion(folder, 'two', { during })).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(/assets\.json, .*write \[\] into it/),
  });
  writeFileSync(file, '[]');
  await publishVersion(folder, 'two');
  expect(home(folder)).toContain('two');
});

test('assets that are gone from a former release are counted', async () => {
  const folder = newFolder();
  await publishVersion(folder, 'one');
  rmSync(path.join(liveFolder(folder), 'site/assets/js/one.js'));
  expect(await publishVersion(folder, 'two')).toContain('Keeping 0 assets');
  expect(await publishVersion(folder, 'three')).toMatch(
    /Keeping 1 assets .*; 1 others no longer exist/,
  );
});

test.each([
  ['index.html', /\/ answers with 404/],
  ['assets/js/one.js', /one\.js answers with 404/],
  ['.serving.json', /is missing or damaged/],
])('a release that has lost %s does not go live again', async (file, said) => {
  const folder = newFolder();
  await publishVersion(folder, 'one');
  const one = liveFolder(folder);
  await publishVersion(folder, 'two');
  rmSync(path.join(one, 'site', file));
  await expect(restore(folder)).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(said),
  });
  expect(home(folder)).toContain('two');
});

test('a page that is empty, or whose compressed copy is of other content, is not published', async () => {
  const folder = newFolder();
  await publishVersion(folder, 'one');
  const empty = publishVersion(folder, 'two', {
    during: (out) => writeFileSync(path.join(out, 'about.html'), ''),
  });
  await expect(empty).rejects.toThrow('/about.html is empty');
  for (const length of [40, 0]) {
    const cut = publishVersion(folder, 'two', {
      during: (out) => {
        const copy = path.join(out, 'about.html.br');
        writeFileSync(copy, readFileSync(copy).subarray(0, length));
      },
    });
    await expect(cut).rejects.toThrow("/about.html.br doesn't unpack to /about.html");
  }
  expect(home(folder)).toContain('one');
});

test('a clock that was ahead is told, and releases from then are removed in time', async () => {
  const folder = newFolder();
  await publishVersion(folder, 'one');
  expect(await publishVersion(folder, 'two', { time: BEGIN + 10_000 * DAY_MS })).not.toContain(
    'clock',
  );
  for (const [at, name] of ['three', 'four', 'five'].entries()) {
    expect(await publishVersion(folder, name, { time: BEGIN + at * 3 * DAY_MS })).toContain(
      'check the clock',
    );
  }
  expect(home(folder)).toContain('five');
  expect(readdirSync(path.join(folder, 'releases'))).toHaveLength(2);
  await restore(folder, BEGIN + 7 * DAY_MS);
  expect(home(folder)).toContain('four');
});

/** Only root can act as other users. */
const isRoot = process.getuid?.() === 0;

/** Does work as another user, under a umask that keeps everybody else out. */
async function as(user: number, work: () => Promise<unknown>): Promise<void> {
  const [umask, former] = [process.umask(0o077), process.geteuid?.() ?? 0];
  const become = (next: number) => {
    process.seteuid?.(0);
    process.seteuid?.(next);
  };
  become(user);
  try {
    await work();
  } finally {
    become(former);
    process.umask(umask);
  }
}

const [ALICE, BOB] = [65_501, 65_502];

/** A folder that everybody may publish into. */
function sharedFolder(): string {
  const parent = emptyFolder();
  const folder = path.join(parent, 'shared folder');
  mkdirSync(path.join(folder, 'releases'), { recursive: true });
  for (const each of [parent, folder, path.join(folder, 'releases')]) {
    chmodSync(each, 0o777);
  }
  return folder;
}

test.runIf(isRoot)('of two users at once, the second one is refused', async () => {
  const folder = sharedFolder();
  await as(ALICE, () => publishVersion(folder, 'one'));
  let refusal: unknown;
  await as(ALICE, async () => {
    await publish({
      folder,
      makeBuild: async (out) => {
        await makeSmallBuild(
          { files: versionFiles('two') },
          out,
          path.join(folder, `../copies-${process.geteuid?.()}`),
        );
        await as(BOB, async () => {
          refusal = await publishVersion(folder, 'three').catch((error) => error);
        });
      },
      tell: () => undefined,
    });
  });
  expect(refusal).toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(`Another publish:local is running (process ${process.pid}`),
  });
  expect(home(folder)).toContain('two');
});

test.runIf(isRoot)('a record that cannot be read is not taken for a missing one', async () => {
  const folder = sharedFolder();
  await as(ALICE, () => publishVersion(folder, 'one'));
  // Everybody may read what the command writes, whatever the umask says.
  await as(BOB, () => publishVersion(folder, 'two'));
  expect(home(folder)).toContain('two');
  chmodSync(recordOf(folder), 0o600);
  await as(ALICE, async () => {
    await expect(publishVersion(folder, 'three')).rejects.toMatchObject({
      name: 'Refusal',
      message: expect.stringContaining(recordOf(folder)),
    });
  });
  expect(home(folder)).toContain('two');
});

test.runIf(isRoot)(
  'a former release of another user stays, and the next one is live and says so',
  async () => {
    const folder = sharedFolder();
    await as(ALICE, () => publishVersion(folder, 'one'));
    await as(BOB, async () => {
      await publishVersion(folder, 'two', { time: BEGIN + 3 * DAY_MS });
      const told = await publishVersion(folder, 'three', { time: BEGIN + 6 * DAY_MS });
      expect(told).toMatch(
        /Published: .*\n.*could not be removed: This user can't change .*releases/,
      );
    });
    expect(home(folder)).toContain('three');
  },
);
