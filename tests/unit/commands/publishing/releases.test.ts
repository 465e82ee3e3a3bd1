import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  formerRelease,
  isNewestAhead,
  liveRelease,
  newName,
  openReleases,
  removeOldReleases,
  removeUnfinished,
  secondOf,
  switchTo,
} from '../../../../commands/publishing/releases.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

const HOUR_MS = 3_600_000;
const BEGIN = Date.UTC(2026, 0, 1);

/** The name of the release that's made after so many hours. */
const at = (hours: number) => new Date(BEGIN + hours * HOUR_MS).toISOString().replaceAll(':', '-');

/** A folder with releases that were made live one after another, by the hour in which each was made. */
async function published(...hours: readonly number[]): Promise<string> {
  const folder = temporaryFolder({});
  for (const hour of hours) {
    writeFiles(folder, { [`releases/${at(hour)}/site/index.html`]: '' });
    await switchTo(folder, at(hour), { time: BEGIN + hour * HOUR_MS, isNew: true });
  }
  return folder;
}

const recordOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'releases.json'), 'utf8'));

test('a release is named after its time, or if the clock is behind, a second after the newest', async () => {
  expect(await newName(temporaryFolder({}), BEGIN)).toBe('2026-01-01T00-00-00.000Z');
  const folder = await published(0, 1, 2);
  writeFiles(folder, { 'releases/notes/a.txt': '', [`releases/${at(9)}.part/a.txt`]: '' });
  expect(await newName(folder, BEGIN + 3 * HOUR_MS)).toBe(at(3));
  expect(await newName(folder, BEGIN)).toBe('2026-01-01T02-00-01.000Z');
  expect(await newName(folder, BEGIN + 2 * HOUR_MS + 999)).toBe('2026-01-01T02-00-01.000Z');
});

test('the time of a release is that of its name, in full seconds', () => {
  expect(secondOf('2026-01-01T00-01-02.987Z')).toBe(BEGIN / 1000 + 62);
});

test('what is live is a link within the folder, and nothing else is left by the switch', async () => {
  const folder = await published(0, 1);
  expect(readlinkSync(path.join(folder, 'live'))).toBe(path.join('releases', at(1)));
  expect(readdirSync(folder).sort()).toEqual(['live', 'releases', 'releases.json']);
  expect([await liveRelease(folder), await formerRelease(folder)]).toEqual([at(1), at(0)]);
});

test('the record says what was live before each release, and when it was replaced', async () => {
  const folder = await published(0, 1);
  expect(recordOf(folder)).toEqual({
    [at(0)]: { replaced: BEGIN + HOUR_MS },
    [at(1)]: { former: at(0) },
  });
  expect(readFileSync(path.join(folder, 'releases.json'), 'utf8')).toMatch(/^\{\n {2}".*\n\}\n$/s);
});

test('a release that comes back keeps what was live before it', async () => {
  const folder = await published(0, 1, 2);
  await switchTo(folder, at(1), { time: BEGIN + 3 * HOUR_MS, isNew: false });
  expect([await liveRelease(folder), await formerRelease(folder)]).toEqual([at(1), at(0)]);
  expect(recordOf(folder)[at(2)]).toEqual({ former: at(1), replaced: BEGIN + 3 * HOUR_MS });
});

test('without a record, each release counts as replaced by the next one', async () => {
  const folder = temporaryFolder({});
  for (const hour of [2, 0, 40]) {
    writeFiles(folder, { [`releases/${at(hour)}/site/index.html`]: '' });
  }
  await switchTo(folder, at(40), { time: BEGIN + 40 * HOUR_MS, isNew: false });
  expect(recordOf(folder)).toEqual({
    [at(0)]: { replaced: BEGIN + 2 * HOUR_MS },
    [at(2)]: { former: at(0), replaced: BEGIN + 40 * HOUR_MS },
    [at(40)]: { former: at(2) },
  });
  expect(await formerRelease(folder)).toBe(at(2));
});

test('pages of a release stay open for 36 hours after it was replaced', async () => {
  const folder = await published(0, 10, 20);
  const open = (hours: number) => openReleases(folder, BEGIN + hours * HOUR_MS);
  expect(await open(45.99)).toEqual([at(20), at(10), at(0)]);
  expect(await open(46)).toEqual([at(20), at(10)]);
  expect(await open(56)).toEqual([at(20)]);
  expect(await open(5000)).toEqual([at(20)]);
});

test('a release that isn’t in the record was never replaced, and has no pages open', async () => {
  const folder = await published(0, 1);
  writeFiles(folder, { [`releases/${at(2)}/site/index.html`]: '' });
  expect(await openReleases(folder, BEGIN + HOUR_MS)).toEqual([at(1), at(0)]);
});

test('releases go once their pages are closed, except the one to go back to', async () => {
  const folder = await published(0, 1, 2, 3);
  await removeOldReleases(folder, BEGIN + 37.5 * HOUR_MS);
  expect(readdirSync(path.join(folder, 'releases')).sort()).toEqual([at(1), at(2), at(3)]);
  await removeOldReleases(folder, BEGIN + 500 * HOUR_MS);
  expect(readdirSync(path.join(folder, 'releases')).sort()).toEqual([at(2), at(3)]);
  await switchTo(folder, at(3), { time: BEGIN + 500 * HOUR_MS, isNew: false });
  expect(Object.keys(recordOf(folder))).toEqual([at(2), at(3)]);
});

test('without a live release, there is none to go back to, and none to remove', async () => {
  const folder = temporaryFolder({});
  expect([await liveRelease(folder), await formerRelease(folder)]).toEqual([undefined, undefined]);
  await removeUnfinished(folder);
  await removeOldReleases(folder, BEGIN);
  expect(readdirSync(folder)).toEqual([]);
});

test('what a kill left behind is removed, and complete releases stay', async () => {
  const folder = await published(0);
  writeFiles(folder, {
    [`releases/${at(1)}.part/site/index.html`]: '',
    'releases.json.next': '{',
    'live.next/index.html': '',
    'notes.txt': '',
  });
  await removeUnfinished(folder);
  expect(readdirSync(path.join(folder, 'releases'))).toEqual([at(0)]);
  expect(readdirSync(folder).sort()).toEqual(['live', 'notes.txt', 'releases', 'releases.json']);
});

test('a folder in the way of the new link is replaced', async () => {
  const folder = await published(0);
  writeFiles(folder, { 'live.next/index.html': '', [`releases/${at(1)}/site/index.html`]: '' });
  await switchTo(folder, at(1), { time: BEGIN + HOUR_MS, isNew: true });
  expect(await liveRelease(folder)).toBe(at(1));
  expect(existsSync(path.join(folder, 'live.next'))).toBe(false);
});

test('a damaged record is named, with the fix', async () => {
  const folder = await published(0);
  writeFiles(folder, { 'releases.json': '{"a' });
  await expect(formerRelease(folder)).rejects.toMatchObject({
    name: 'Refusal',
    message: `${path.join(folder, 'releases.json')} is damaged; delete it, and releases count as published in the order of their names`,
  });
});

test('the newest release is ahead of a clock by more than 36 hours, or it is not', async () => {
  expect(await isNewestAhead(temporaryFolder({}), BEGIN)).toBe(false);
  const folder = await published(0, 100, 40);
  expect(await isNewestAhead(folder, BEGIN + 63.9 * HOUR_MS)).toBe(true);
  expect(await isNewestAhead(folder, BEGIN + 64 * HOUR_MS)).toBe(false);
  expect(await isNewestAhead(folder, BEGIN + 200 * HOUR_MS)).toBe(false);
});

test('what cannot be read is not taken for what is not there', async () => {
  const folder = await published(0);
  rmSync(path.join(folder, 'releases.json'));
  writeFiles(folder, { 'releases.json/file': '' });
  await expect(formerRelease(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  const other = temporaryFolder({ releases: '' });
  await expect(newName(other, BEGIN)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
