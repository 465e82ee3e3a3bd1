import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from '../../../../../../plugins/documents/node/contract/check.ts';
import { readEntries } from '../../../../../../plugins/documents/node/contract/entries.ts';
import {
  catalogReader,
  documentFiles,
} from '../../../../../../plugins/documents/node/contract/reader.ts';
import {
  FILE_RULES,
  LIBRARY_RULES,
  PAGE_RULES,
} from '../../../../../../plugins/documents/node/contract/rules/index.ts';
import { temporaryFolder, writeFiles } from '../../../../scripts/temporaryFolder.ts';
import { catalogOf, documentOf, fieldsOf, ORIGIN, pageOfFile, sourceOf } from './samples.ts';

const RULES = [...FILE_RULES, ...PAGE_RULES, ...LIBRARY_RULES];

test('WRITING.md tells writers of each rule, in its own words', () => {
  const writing = readFileSync('WRITING.md', 'utf8');
  const told = [...writing.matchAll(/^- (.*)$/gm)].map(([, line]) => line);
  expect(told.filter((line) => RULES.some(({ description }) => description === line))).toEqual(
    RULES.map(({ description }) => description),
  );
});

describe('on the fixture that has every mistake', () => {
  const siteDir = path.resolve('tests/fixtures/contract');
  const folder = path.join(siteDir, 'docs');
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

  test.each(
    FILE_RULES.map((rule) => [rule.description, rule] as const),
  )('%s finds some', async (_name, rule) => {
    const files = await documentFiles(folder);
    const found = files.flatMap((file) => rule.check(sourceOf(readFileSync(file, 'utf8'))));
    expect(found).not.toEqual([]);
  });

  test.each(
    PAGE_RULES.map((rule) => [rule.description, rule] as const),
  )('%s finds some', async (_name, rule) => {
    const sources = (await documentFiles(folder)).map((file) => readFileSync(file, 'utf8'));
    const found = sources
      .filter((text) => sourceOf(text).syntaxFault === undefined)
      .flatMap((text) => rule.check(pageOfFile(text)));
    expect(found).not.toEqual([]);
  });

  test.each(
    LIBRARY_RULES.map((rule) => [rule.description, rule] as const),
  )('%s finds some', async (_name, rule) => {
    const { documents } = await catalogReader(siteDir, ORIGIN, { pages: [] })(() => true);
    const found = await rule.check(
      catalogOf(documents, {
        isInSidebar: (id) => id.startsWith('notes/'),
        pictureSizeOf: () => undefined,
        order: read('order.txt'),
        words: read('words.txt'),
        published: readEntries(read('published.txt')),
      }),
    );
    expect(found).not.toEqual([]);
  });
});

test('findings come by their file, line and message; those of drafts only where the rule holds for them', async () => {
  const documents = [
    documentOf('b', '# Tea', { draft: 'true' }),
    documentOf('a', 'Text.\n\n### Tea\n\n# Tea'),
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
