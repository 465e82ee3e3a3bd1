import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { airlines } from '../../../data/airlines/index.ts';
import { allianceMembers } from '../../../data/alliance-members/index.ts';
import { countries } from '../../../data/countries/index.ts';
import { DATA_SETS } from '../../../data/index.ts';
import { plugs } from '../../../data/plugs/index.ts';
import { lineOf, loadDataSets, rowsOf } from '../../../plugins/data/node/index.ts';

const folder = fileURLToPath(new URL('../../../data', import.meta.url));

test('every data set keeps to its rules', () => {
  expect(loadDataSets(DATA_SETS, folder).findings.map(lineOf)).toEqual([]);
});

/** Territories without a mains network for visitors, or whose plugs no source gives. */
const WITHOUT_PLUGS = 'AQ AX BL BV CC CX EH GS HM IO NF NU PM PN SJ TF TK UM WF'.split(' ');

test('the plugs are there for every other country', () => {
  const known = new Set(rowsOf('plugs', plugs, folder).map(({ country }) => country));
  const missing = rowsOf('countries', countries, folder)
    .map(({ alpha2 }) => alpha2)
    .filter((code) => !known.has(code));
  expect(missing).toEqual(WITHOUT_PLUGS);
});

test('each member of an alliance is among the airlines, with the same alliance', () => {
  const allianceOf = new Map(
    rowsOf('airlines', airlines, folder).map(({ iata, alliance }) => [iata, alliance]),
  );
  const differing = rowsOf('alliance-members', allianceMembers, folder)
    .filter(({ iata, alliance }) => allianceOf.get(iata) !== alliance)
    .map(({ iata }) => iata);
  expect(differing).toEqual([]);
});
