import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DATA_SETS } from '../../../data/index.ts';
import { lineOf, loadDataSets } from '../../../plugins/data/node/index.ts';

test('every data set keeps to its rules', () => {
  const folder = fileURLToPath(new URL('../../../data', import.meta.url));
  expect(loadDataSets(DATA_SETS, folder).findings.map(lineOf)).toEqual([]);
});
