import { expect, test } from 'vitest';
import { addresses } from '../../../../../../../plugins/documents/node/contract/rules/addresses.ts';
import { catalogOf, documentOf } from '../samples.ts';

const check = (...ids: string[]) => addresses.check(catalogOf(ids.map((id) => documentOf(id))));

test('documents with addresses of their own are as they should be', () => {
  expect(check('a/tea', 'a/README', 'b/coffee')).toEqual([]);
});

test('documents at one address are named with each other', () => {
  expect(check('a/tea', 'b/tea/README', 'c/rice')).toEqual([
    {
      file: 'docs/a/tea.mdx',
      line: 1,
      message: 'docs/b/tea/README.mdx would be at /tea too; rename one of them',
    },
    {
      file: 'docs/b/tea/README.mdx',
      line: 1,
      message: 'docs/a/tea.mdx would be at /tea too; rename one of them',
    },
  ]);
});

test('a document at the address of a page is a finding', () => {
  expect(check('a/about')).toEqual([
    { file: 'docs/a/about.mdx', line: 1, message: '/about is a page of the site; rename the file' },
  ]);
});

test.each(['a/Tea', 'a/green_tea', 'README', 'a/-tea'])('%s has no address', (id) => {
  expect(check(id)).toEqual([
    { file: `docs/${id}.mdx`, line: 1, message: expect.stringContaining('cannot be an address') },
  ]);
});

test('all documents at an address are named', () => {
  expect(check('a/tea', 'b/tea', 'c/tea')[0]?.message).toBe(
    'docs/b/tea.mdx and docs/c/tea.mdx would be at /tea too; rename one of them',
  );
});

test('a document at an address that the site needs is a finding', () => {
  expect(check('a/index')).toEqual([
    {
      file: 'docs/a/index.mdx',
      line: 1,
      message:
        '/index is an address that the site or its host uses for something else; rename the file',
    },
  ]);
});
