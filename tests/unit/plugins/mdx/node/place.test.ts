import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { placesIn } from '../../../../../plugins/mdx/node/place.ts';

const cwd = mkdtempSync(path.join(tmpdir(), 'place-'));
afterAll(() => rmSync(cwd, { recursive: true }));

test.each([
  ['with front matter and a blank line', '---\ntitle: Tea\n---\n\nText.\n', 5],
  ['with front matter right before the text', '---\ntitle: Tea\n---\nText.\n', 4],
  ['without front matter', 'Text.\n', 1],
  ['with a rule in its text', 'Text.\n\n---\n\nMore.\n', 1],
])('a document %s is told by the lines of its file', (_, text, first) => {
  writeFileSync(path.join(cwd, 'tea.mdx'), text);
  expect(placesIn({ cwd, path: path.join(cwd, 'tea.mdx') })(1)).toBe(`tea.mdx:${first}`);
});

test('a document without a file is told by the lines that are compiled', () => {
  expect(placesIn({ cwd, path: path.join(cwd, 'none.mdx') })(7)).toBe('none.mdx:7');
});
