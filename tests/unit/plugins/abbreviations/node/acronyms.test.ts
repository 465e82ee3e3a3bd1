import { expect, test } from 'vitest';
import { acronymsOf, lookUp } from '../../../../../plugins/abbreviations/node/acronyms.ts';

const ACRONYMS = acronymsOf([
  { id: 'API', acronym: 'API', expansion: 'application programming interface', field: 'software' },
  { id: 'DNS', acronym: 'DNS', expansion: 'Domain Name System', field: 'networks' },
  { id: 'DN', acronym: 'DN', expansion: 'distinguished name', field: 'networks' },
  { id: 'UPS', acronym: 'UPS', expansion: 'uninterruptible power supply', field: 'hardware' },
  { id: 'UPS-carrier', acronym: 'UPS', expansion: 'United Parcel Service', field: 'shipping' },
]);

test('a known one has its expansion and its row, in the plural too', () => {
  const api = { id: 'API', expansion: 'application programming interface' };
  expect(lookUp({ text: 'API' }, ACRONYMS)).toMatchObject(api);
  expect(lookUp({ text: 'APIs' }, ACRONYMS)).toMatchObject(api);
});

test('an s that belongs to the acronym stays with it', () => {
  expect(lookUp({ text: 'DNS' }, ACRONYMS)).toMatchObject({ id: 'DNS' });
});

test('a title stands for itself and has no row', () => {
  expect(lookUp({ text: 'API', title: 'a pale ink' }, ACRONYMS)).toEqual({
    expansion: 'a pale ink',
  });
});

test('a field chooses between meanings', () => {
  expect(lookUp({ text: 'UPS', field: 'shipping' }, ACRONYMS)).toMatchObject({ id: 'UPS-carrier' });
});

test.each([
  [{ text: '' }, 'is empty; write <Abbr>API</Abbr>'],
  [{ text: 'TOS' }, '"TOS" is not in data/acronyms; add it there, or give title="…"'],
  [
    { text: 'UPS' },
    '"UPS" has several meanings; choose one of field="hardware" (uninterruptible power supply), field="shipping" (United Parcel Service), or give title="…"',
  ],
  [
    { text: 'API', field: 'shipping' },
    '"API" means nothing in field="shipping"; known are field="software" (application programming interface)',
  ],
  [{ text: 'API', title: 'a', field: 'b' }, '"API" has a title and a field; keep one of the two'],
])('%j is refused', (asked, fault) => {
  expect(lookUp(asked, ACRONYMS)).toEqual({ fault });
});
