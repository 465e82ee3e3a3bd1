import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const load = createRequire(import.meta.url)(
  '../../../../../plugins/documents/node/versionLoader.cjs',
) as (source: string) => string;

test('the list of all documents is left out of what each page gets, and nothing else', () => {
  const version = { label: 'Next', docsSidebars: { one: [{ docs: [] }] } };
  const source = JSON.stringify({ version: { ...version, docs: { tea: { title: 'Tea' } } } });
  expect(JSON.parse(load(source))).toEqual({ version: { ...version, docs: {} } });
});
