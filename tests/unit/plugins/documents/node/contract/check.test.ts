import { expect, test } from 'vitest';
import { asLine, check } from '../../../../../../plugins/documents/node/contract/check.ts';
import type { Fault } from '../../../../../../plugins/mdx/node/faults.ts';
import { catalogOf, documentOf } from './samples.ts';

/** The findings about documents with these mistakes besides those of the library's rules. */
async function findings(faults: Readonly<Record<string, readonly Fault[]>>) {
  const documents = Object.entries(faults).map(([id, own]) => ({ ...documentOf(id), faults: own }));
  return (await check(catalogOf(documents))).map(asLine);
}

const at = (line: number, message: string): Fault => ({ line, message });

test('findings are listed by file, then by line as a number, then by message', async () => {
  const listed = await findings({
    'a/rice': [at(10, 'b'), at(9, 'c'), at(10, 'a')],
    'a/milk': [at(20, 'd')],
  });
  expect(listed.filter((line) => /: [a-d]$/.test(line))).toEqual([
    'docs/a/milk.mdx:20: d',
    'docs/a/rice.mdx:9: c',
    'docs/a/rice.mdx:10: a',
    'docs/a/rice.mdx:10: b',
  ]);
});

test('a draft needs no links, and still an address of its own', async () => {
  const documents = [
    documentOf('a/tea', 'A wrod.', { draft: 'true' }),
    documentOf('b/tea', 'Text.', { draft: 'true' }),
  ];
  expect((await check(catalogOf(documents))).map(asLine)).toEqual([
    'docs/a/tea.mdx:1: docs/b/tea.mdx would be at /tea too; rename one of them',
    'docs/b/tea.mdx:1: docs/a/tea.mdx would be at /tea too; rename one of them',
  ]);
});
