import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newDocument } from '../../../../scripts/new/newDocument.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A library of one document. */
const project = () =>
  temporaryFolder({
    'docs/order.txt': 'misc/tea\n',
    'docs/misc/tea.mdx': '---\ntitle: Tea\n---\n',
  });

test('a document is written, and put into the order', async () => {
  const root = project();
  expect(await newDocument(root, ['misc/deep/rice', 'Rice', 'table'], '2026-11-21')).toBe(
    'docs/misc/deep/rice.mdx',
  );
  expect(readFileSync(path.join(root, 'docs/misc/deep/rice.mdx'), 'utf8')).toMatch(
    /^---\ntitle: Rice\n[\s\S]*\nkind: table\n[\s\S]*\nverified: 2026-11-21\n/,
  );
  expect(readFileSync(path.join(root, 'docs/order.txt'), 'utf8')).toBe(
    'misc/tea\nmisc/deep/rice\n',
  );
});

test('what cannot be begun is refused in one line, and nothing is written', async () => {
  const root = project();
  await expect(newDocument(root, ['misc/tea', 'Other'], '2026-11-21')).rejects.toMatchObject({
    name: 'Refusal',
    message: 'docs/misc/tea.mdx is at /tea already; choose another name',
  });
  await expect(newDocument(root, [], '2026-11-21')).rejects.toMatchObject({ name: 'Refusal' });
  expect(readFileSync(path.join(root, 'docs/order.txt'), 'utf8')).toBe('misc/tea\n');
});
