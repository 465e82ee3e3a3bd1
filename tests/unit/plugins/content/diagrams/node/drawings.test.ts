import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDrawingSizes } from '../../../../../../plugins/content/diagrams/node/drawings.ts';

async function folderWith(drawing: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'drawings-'));
  await writeFile(path.join(folder, 'abc.svg'), drawing);
  return folder;
}

test('a drawing has its size in its root element', async () => {
  const folder = await folderWith('<svg width="300" height="200" id="d"></svg>');
  expect(readDrawingSizes(folder)).toEqual(new Map([['abc', { width: 300, height: 200 }]]));
});

test('a drawing without a size is named, with the fix', async () => {
  const folder = await folderWith('<svg id="d"></svg>');
  expect(() => readDrawingSizes(folder)).toThrow(/abc\.svg .*npm run diagrams/);
});
