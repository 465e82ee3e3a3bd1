import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { parseFrontMatterWithAddress } from '../../../../../plugins/documents/node/frontMatter.ts';

const folder = path.resolve('docs');

const parse = (file: string, fileContent: string) =>
  parseFrontMatterWithAddress(folder)({
    filePath: path.resolve(file),
    fileContent,
    defaultParseFrontMatter: async () => ({ frontMatter: { slug: '/kept' }, content: 'Theirs.' }),
  });

test('a document gets the address of its path beside its own fields, its day as it is written', async () => {
  const text = '---\ntitle: Docker\nverified: 2026-11-21\n---\n\nText.\n';
  expect(await parse('docs/developing/docker/README.mdx', text)).toEqual({
    frontMatter: { title: 'Docker', verified: '2026-11-21', slug: '/docker' },
    content: 'Text.',
  });
});

test('what a page shows has curly quotes, and keywords have straight ones', async () => {
  const text = `---
title: What's a "tin"?
description: Find out which tin's size fits your oven, and how much dough goes into it, at a glance.
keywords: [baker's tin]
sources:
  - title: A baker's "guide" to 5 kg
    url: https://example.com/baker
---
Text.`;
  expect((await parse('docs/cooking/rice.mdx', text)).frontMatter).toEqual({
    title: 'What’s a “tin”?',
    description:
      'Find out which tin’s size fits your oven, and how much dough goes into it, at a glance.',
    keywords: ["baker's tin"],
    sources: [{ title: 'A baker’s “guide” to 5\u00A0kg', url: 'https://example.com/baker' }],
    slug: '/rice',
  });
});

test('the keywords of sections do not go to readers', async () => {
  const text = '---\nkeywords: [a]\nsectionKeywords:\n  run: [start]\n---\nText.';
  const { frontMatter } = await parse('docs/cooking/rice.mdx', text);
  expect(frontMatter).toEqual({ keywords: ['a'], slug: '/rice' });
});

test('a document has the time of its last commit, where it has one', async () => {
  const known = path.resolve('docs/cooking/rice.mdx');
  const parsed = parseFrontMatterWithAddress(folder, new Map([[known, 1000]]));
  const fieldsOf = async (filePath: string) =>
    (await parsed({ filePath, fileContent: '---\n---\n', defaultParseFrontMatter: vi.fn() }))
      .frontMatter;
  expect(await fieldsOf(known)).toEqual({
    slug: '/rice',
    last_update: { date: '1970-01-01T00:00:01.000Z' },
  });
  expect(await fieldsOf(path.resolve('docs/cooking/new.mdx'))).toEqual({ slug: '/new' });
});

test('a byte order mark and CR LF read like a file without them', async () => {
  const text = '\uFEFF---\r\ntitle: Rice\r\n---\r\n\r\nOne\r\ntwo.\r\n';
  expect(await parse('docs/cooking/rice.mdx', text)).toEqual({
    frontMatter: { title: 'Rice', slug: '/rice' },
    content: 'One\ntwo.',
  });
});

test('a page is parsed as the framework does', async () => {
  expect(await parse('src/pages/about.mdx', '---\ntitle: About\n---\n')).toEqual({
    frontMatter: { slug: '/kept' },
    content: 'Theirs.',
  });
});

test('fields that break the contract are left to it, an address by hand among them', async () => {
  const text = '---\ntitle: 5\ndraft: maybe\nslug: /other\nkind: guide\n---\nText.';
  expect(await parse('docs/cooking/rice.mdx', text)).toEqual({
    frontMatter: { kind: 'guide', slug: '/rice' },
    content: 'Text.',
  });
});

test('so is a name that cannot be an address', async () => {
  const { frontMatter } = await parse('docs/cooking/Fried_Rice.mdx', '---\ntitle: Rice\n---\n');
  expect(frontMatter).toEqual({ title: 'Rice' });
});
