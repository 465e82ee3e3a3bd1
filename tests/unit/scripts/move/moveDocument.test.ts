import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { moveDocument } from '../../../../scripts/move/moveDocument.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const FILES = {
  'docs/order.txt': 'misc/tea\nmisc/rice\n',
  'docs/published.txt': '/rice\n/tea\n',
  'docs/misc/tea.mdx': '---\ntitle: Tea\nverified: 2026-11-21\n---\n',
  'docs/misc/rice.mdx': '---\ntitle: Rice\nverified: 2026-11-21\n---\n[Tea](/tea)\n',
  'data/drinks/rows.tsv': 'name\tpage\ntea\t/tea\n',
};

test('a document is moved with the links in documents and data', async () => {
  const root = temporaryFolder(FILES);
  expect(await moveDocument(root, ['misc/tea', 'green-tea'])).toMatch(
    /^Moved docs\/misc\/tea\.mdx to docs\/misc\/green-tea\.mdx\. \/tea leads to \/green-tea; 2 links/,
  );
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(existsSync(path.join(root, 'docs/misc/tea.mdx'))).toBe(false);
  expect(read('docs/misc/green-tea.mdx')).toContain('formerly: [/tea]\n');
  expect(read('docs/misc/rice.mdx')).toContain('[Tea](/green-tea)');
  expect(read('data/drinks/rows.tsv')).toContain('tea\t/green-tea\n');
  expect(read('docs/order.txt')).toBe('misc/green-tea\nmisc/rice\n');
  expect(read('docs/published.txt')).toBe('/green-tea\n/rice\n/tea\n');
});

test("what can't be moved is refused in one line, and nothing is written", async () => {
  const root = temporaryFolder(FILES);
  await expect(moveDocument(root, ['misc/tea', 'rice'])).rejects.toMatchObject({
    name: 'Refusal',
    message: 'docs/misc/rice.mdx is at /rice already; choose another name',
  });
  for (const [file, text] of Object.entries(FILES)) {
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(text);
  }
});
