import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { airlines } from '../../../data/airlines/index.ts';
import { allianceMembers } from '../../../data/alliance-members/index.ts';
import { DATA_SETS } from '../../../data/index.ts';
import { lineOf, loadDataSets, rowsOf } from '../../../plugins/tables/node/index.ts';

const folder = fileURLToPath(new URL('../../../data', import.meta.url));

test('every data set keeps to its rules', () => {
  expect(loadDataSets(DATA_SETS, folder).findings.map(lineOf)).toEqual([]);
});

test('each member of an alliance has the same alliance among the airlines', () => {
  const allianceOf = new Map(
    rowsOf('airlines', airlines, folder).map(({ iata, alliance }) => [iata, alliance]),
  );
  const differing = rowsOf('alliance-members', allianceMembers, folder)
    .filter(({ iata, alliance }) => allianceOf.get(iata) !== alliance)
    .map(({ iata }) => iata);
  expect(differing).toEqual([]);
});
