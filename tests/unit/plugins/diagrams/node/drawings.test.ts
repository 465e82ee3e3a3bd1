import path from 'node:path';
import { expect, test } from 'vitest';
import { readDrawingSizes } from '../../../../../plugins/diagrams/node/drawings.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';

const folderWith = (drawing: string) => temporaryFolder({ 'abc.svg': drawing });

test('a drawing has its size in its root element', () => {
  const folder = folderWith('<svg width="300" height="200" data-least="225" id="d"></svg>');
  expect(readDrawingSizes(folder)).toEqual(
    new Map([['abc', { width: 300, height: 200, least: 225 }]]),
  );
});

test('what an editor left behind is not a drawing', () => {
  const folder = temporaryFolder({
    'abc.svg': '<svg width="30" height="20" data-least="20">',
    'abc.svg~': '<svg>',
    '.DS_Store': '',
    'def.svg': '<svg width="7" height="5" data-least="6" id="d">',
  });
  expect(readDrawingSizes(folder)).toEqual(
    new Map([
      ['abc', { width: 30, height: 20, least: 20 }],
      ['def', { width: 7, height: 5, least: 6 }],
    ]),
  );
});

test.each([
  '<svg id="d"></svg>',
  '<svg width="300" id="d"><svg width="3" height="2">',
  '<svg width="30%" height="20">',
  '<svg width="300" height="200" id="d">',
  '',
])('a drawing without a size is named, with the fix: %s', (drawing) => {
  const folder = folderWith(drawing);
  expect(() => readDrawingSizes(folder)).toThrow(
    `${path.join(folder, 'abc.svg')} doesn't begin with <svg width="…" height="…" data-least="…">; delete it, and run: npm run diagrams`,
  );
});
