import { expect, test } from 'vitest';
import {
  GIVEN,
  readState,
  type TableState,
  writeState,
} from '../../../../../plugins/tables/client/address.ts';

const TABLE = {
  name: 'airports',
  columns: [{ key: 'iata' }, { key: 'kind' }],
  choices: { kind: ['hub', 'field'] },
};

const STATE: TableState = {
  text: 'são p',
  choices: { kind: 'hub' },
  order: '-iata',
};

test('a state goes into an address and comes back', () => {
  const search = writeState('', STATE, TABLE);
  expect(search).toBe('?airports=s%C3%A3o+p&airports-sort=-iata&airports-kind=hub');
  expect(readState(search, TABLE)).toEqual(STATE);
});

test('other parameters are kept, whatever the table is set to', () => {
  const search = '?q=a%20b&airports=x&airports-2=y&airports-sort=kind&q=c';
  expect(writeState(search, GIVEN, TABLE)).toBe('?q=a+b&airports-2=y&q=c');
  expect(writeState('?airports=x', GIVEN, TABLE)).toBe('');
});

test('the order of the parameters does not tell what was set first', () => {
  const written = writeState('?airports-kind=field', STATE, TABLE);
  expect(written).toBe(writeState('', STATE, TABLE));
});

test.each([
  ['?airports-sort=gates&airports-kind=castle&airports-iata=LHR', GIVEN],
  ['?airports-sort=--iata', GIVEN],
  ['?airports-sort=', GIVEN],
  ['?%', GIVEN],
])('%s is read as far as it makes sense', (search, state) => {
  expect(readState(search, TABLE)).toEqual(state);
});
