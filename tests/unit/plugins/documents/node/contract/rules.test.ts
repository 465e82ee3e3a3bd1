import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../../../../../../plugins/documents/node/contract/check.ts';
import { catalogReader } from '../../../../../../plugins/documents/node/contract/reader.ts';
import {
  FILE_RULES,
  LIBRARY_RULES,
  PAGE_RULES,
} from '../../../../../../plugins/documents/node/contract/rules/index.ts';
import { temporaryFolder, writeFiles } from '../../../../temporaryFolder.ts';
import { catalogOf, documentOf, fieldsOf, ORIGIN } from './samples.ts';

const RULES = [...FILE_RULES, ...PAGE_RULES, ...LIBRARY_RULES];

test('WRITING.md tells writers of each rule, in its own words', () => {
  const writing = readFileSync('WRITING.md', 'utf8');
  const told = [...writing.matchAll(/^- (.*)$/gm)].map(([, line]) => line);
  expect(told.filter((line) => RULES.some(({ description }) => description === line))).toEqual(
    RULES.map(({ description }) => description),
  );
});

test('findings come by their file, line and message; those of drafts only where the rule holds for them', async () => {
  const documents = [
    documentOf('b', '# Tea', { draft: 'true' }),
    documentOf('a', 'Text.\n\n## Tea\n\n# Tea'),
  ];
  const findings = await check(catalogOf(documents));
  expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'docs/a.mdx:1',
    'docs/a.mdx:1',
    'docs/a.mdx:3',
    'docs/a.mdx:13',
    'docs/a.mdx:13',
    'docs/b.mdx:10',
    'docs/b.mdx:10',
  ]);
});

test('a file is read again only when it has changed', async () => {
  const siteDir = temporaryFolder({
    'docs/a/tea.mdx': `${fieldsOf()}Text.`,
    'docs/a/rice.md': `${fieldsOf()}Text.`,
    'docs/a/_part.mdx': 'Part.',
    'docs/a/note.txt': 'Note.',
    'docs/order.txt': '',
    'docs/words.txt': '',
  });
  const readCatalog = catalogReader(siteDir, ORIGIN, { pages: [] });
  const read = async () => (await readCatalog(() => true)).documents;
  const [rice, tea, ...others] = await read();
  expect([rice?.file, tea?.file, others]).toEqual(['docs/a/rice.md', 'docs/a/tea.mdx', []]);
  writeFiles(siteDir, { 'docs/a/tea.mdx': `${fieldsOf()}Other text.` });
  const again = await read();
  expect(again[0]).toBe(rice);
  expect(again[1]).not.toBe(tea);
});
