import { describe, expect, test } from 'vitest';
import { markedLines } from '../../../../../../../plugins/content/code/node/highlight/lines.ts';

const code = (...lines: string[]) => lines.join('\n');

describe('markedLines', () => {
  test.each([
    ['{2}', [2]],
    ['title="a.py" {1,3-5} run', [1, 3, 4, 5]],
    ['title="{2}"', []],
    ['', []],
  ])('reads the range of %j', (meta, marked) => {
    const found = markedLines(code('a', 'b'), meta);
    expect(found).toEqual({ code: code('a', 'b'), marked: new Set(marked) });
  });

  test.each([
    ['//', ''],
    ['#', ''],
    ['--', ''],
    ['<!--', '-->'],
    ['/*', '*/'],
    ['{/*', '*/}'],
  ])('takes comments between "%s" and "%s" that mark lines out of the code', (open, close) => {
    const magic = (word: string) => `  ${open} ${word} ${close}`;
    const text = code(
      ...[magic('highlight-next-line'), 'a', 'b', magic('highlight-start'), 'c', 'd'],
      ...[magic('highlight-end'), 'e'],
    );
    expect(markedLines(text, '')).toEqual({
      code: code('a', 'b', 'c', 'd', 'e'),
      marked: new Set([1, 3, 4]),
    });
  });

  test('leaves other comments, and all of them where there is a range', () => {
    const text = code('// highlight-next-line of all', 'a');
    expect(markedLines(text, '')).toEqual({ code: text, marked: new Set() });
    const magic = code('// highlight-next-line', 'a');
    expect(markedLines(magic, '{1}')).toEqual({ code: magic, marked: new Set([1]) });
  });
});
