import { describe, expect, test } from 'vitest';
import { fencesOf } from '../../../../../../../plugins/content/code/node/blocks/fences.ts';

const page = (...lines: string[]): string => lines.join('\n');

describe('fencesOf', () => {
  test('finds a block with its language, its words and its place', () => {
    const text = page('Text', '', '```js title="a b.js" {1}', 'let a;', '', 'a', '```', 'Text');
    expect(fencesOf(text)).toEqual([
      { language: 'js', meta: 'title="a b.js" {1}', content: 'let a;\n\na\n', line: 3, end: 7 },
    ]);
  });

  test.each([
    ['a list item', page('1. Do it:', '', '   ```js', '   a;', '     b;', '   ```')],
    ['a tab, far to the right', page('<Tabs>', '    ```js', '    a;', '      b;', '    ```')],
    ['the line of a list item', page('- ```js', '  a;', '    b;', '  ```')],
    ['a quote', page('> ```js', '> a;', '>   b;', '> ```')],
    ['tildes', page('~~~js', 'a;', '  b;', '~~~')],
    ['lines of Windows', '```js\r\na;\r\n  b;\r\n```\r\n'],
  ])('takes the indentation of %s away', (_where, text) => {
    expect(fencesOf(text)).toMatchObject([{ language: 'js', content: 'a;\n  b;\n' }]);
  });

  test('leaves a block inside a longer or another fence alone', () => {
    const text = page('````md', '```js', 'a', '```', '````', '~~~md', '```js', '~~~');
    expect(fencesOf(text).map(({ language }) => language)).toEqual(['md', 'md']);
  });

  test('does not take code within a line for a fence', () => {
    expect(fencesOf('```js``` is how a block begins')).toEqual([]);
  });

  test('lets a block without an end reach to the end of the document', () => {
    expect(fencesOf(page('```', 'a', 'b'))).toEqual([
      { language: '', meta: '', content: 'a\nb\n', line: 1, end: 4 },
    ]);
  });
});
