import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureSizes } from '../../../../../../plugins/documents/node/contract/pictureSizes.ts';
import { temporaryFolder, writeFiles } from '../../../../temporaryFolder.ts';

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" />`;

test('a picture has the size that its file says', () => {
  const sizeOf = pictureSizes(temporaryFolder({ 'teas/cup.svg': svg(7, 4) }));
  expect(sizeOf('teas/cup.svg')).toMatchObject({ width: 7, height: 4 });
});

test.each([
  ['that is missing', 'pot.svg'],
  ['that is another kind of file', 'note.svg'],
  ['whose name no file can have', `data:image/svg+xml,${'x'.repeat(300)}`],
])('a file %s has none', (_, name) => {
  const sizeOf = pictureSizes(temporaryFolder({ 'note.svg': 'A note.' }));
  expect(sizeOf(name)).toBeUndefined();
});

test('a picture that a writer replaces has its new size, and a deleted one none', () => {
  const folder = temporaryFolder({ 'cup.svg': svg(7, 4) });
  const sizeOf = pictureSizes(folder);
  expect(sizeOf('cup.svg')).toMatchObject({ width: 7, height: 4 });
  writeFiles(folder, { 'cup.svg': svg(720, 400) });
  expect(sizeOf('cup.svg')).toMatchObject({ width: 720, height: 400 });
  rmSync(path.join(folder, 'cup.svg'));
  expect(sizeOf('cup.svg')).toBeUndefined();
});
