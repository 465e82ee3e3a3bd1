import { describe, expect, test } from 'vitest';
import { readMeta } from '../../../../../../../plugins/content/code/node/blocks/meta.ts';

describe('readMeta', () => {
  test.each([
    ['', { title: undefined, run: undefined, data: [] }],
    ['run', { title: undefined, run: 'alone', data: [] }],
    ['title="how to run"', { title: 'how to run', run: undefined, data: [] }],
    ['title="median.py" run=continued', { title: 'median.py', run: 'continued', data: [] }],
    ['title=\'it says "run"\' run', { title: 'it says "run"', run: 'alone', data: [] }],
    [
      'run data="airports airlines"',
      { title: undefined, run: 'alone', data: ['airports', 'airlines'] },
    ],
  ])('reads %j', (meta, expected) => {
    expect(readMeta(meta)).toEqual(expected);
  });

  test.each([
    ['title="a.py" rnu', '"rnu"'],
    ['run=', '"run="'],
    ['Title="a.py"', '"Title="a.py""'],
    ['title=a.py', '"title=a.py"'],
    ['{1}', '"{1}"'],
  ])('refuses %j', (meta, word) => {
    expect(readMeta(meta)).toBe(
      `${word} after the language is not known; known are title="…", run, run=continued, data="…"`,
    );
  });

  test('refuses data for a block that is not run', () => {
    expect(readMeta('data="airports"')).toContain('add "run", or take it away');
  });

  test('refuses to be told twice whether to run', () => {
    expect(readMeta('run run=continued')).toContain('keep one');
  });
});
