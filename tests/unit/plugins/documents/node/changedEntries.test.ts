import { expect, test } from 'vitest';
import { changedEntries } from '../../../../../plugins/documents/node/feed.ts';
import type { Change } from '../../../../../plugins/documents/node/history.ts';
import type { DocumentMetadata } from '../../../../../plugins/documents/node/library.ts';

const HOUR_MS = 3_600_000;

const document = (id: string, rest: Partial<DocumentMetadata> = {}): DocumentMetadata => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/base/${id}`,
  unlisted: false,
  draft: false,
  ...rest,
});

/** A change some hours after the start of 1970. */
const changeAt = (hour: number, kind: Change['kind'] = 'added'): Change => ({
  at: hour * HOUR_MS,
  kind,
});

test('an entry says what changed, and when', () => {
  expect(changedEntries([document('tea')], () => changeAt(25, 'verified'))).toEqual([
    {
      href: '/base/tea',
      title: 'Title of tea',
      description: 'About tea.',
      kind: 'verified',
      changed: '1970-01-02T01:00:00.000Z',
    },
  ]);
});

test('the last change comes first, and changes of one time are in the order of their titles', () => {
  const changes = new Map([
    ['green', changeAt(1)],
    ['white', changeAt(3)],
    ['black', changeAt(1)],
    ['oolong', changeAt(2)],
  ]);
  const entries = changedEntries(
    [...changes.keys()].map((id) => document(id)),
    (id) => changes.get(id),
  );
  expect(entries.map(({ href }) => href)).toEqual(
    ['white', 'oolong', 'black', 'green'].map((id) => `/base/${id}`),
  );
});

test('drafts, unlisted documents, and those without a change are left out', () => {
  const documents = [
    document('draft', { draft: true }),
    document('unlisted', { unlisted: true }),
    document('uncommitted'),
    document('tea'),
  ];
  const changes = new Map(['draft', 'unlisted', 'tea'].map((id) => [id, changeAt(1)]));
  expect(changedEntries(documents, (id) => changes.get(id)).map(({ href }) => href)).toEqual([
    '/base/tea',
  ]);
});
