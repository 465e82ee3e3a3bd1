import { describe, expect, test } from 'vitest';
import { readMeta } from '../../../../../../plugins/code/node/blocks/meta.ts';

describe('readMeta', () => {
  test.each([
    ['', { title: undefined, firstNumber: undefined, run: undefined }],
    ['run', { title: undefined, firstNumber: undefined, run: 'alone' }],
    ['title="how to run"', { title: 'how to run', firstNumber: undefined, run: undefined }],
    [
      'title="median.py" {1,3-5} showLineNumbers run=continued',
      { title: 'median.py', firstNumber: 1, run: 'continued' },
    ],
    [
      'title=\'it says "run"\' showLineNumbers=7 run',
      { title: 'it says "run"', firstNumber: 7, run: 'alone' },
    ],
  ])('reads %j', (meta, expected) => {
    expect(readMeta(meta)).toEqual(expected);
  });

  test.each([
    ['title="a.py" rnu', '"rnu"'],
    ['run=', '"run="'],
    ['Title="a.py"', '"Title="a.py""'],
    ['title=a.py', '"title=a.py"'],
    ['{1, 3}', '"{1, 3}"'],
    ['{a}', '"{a}"'],
    ['showLineNumber', '"showLineNumber"'],
  ])('refuses %j', (meta, word) => {
    expect(() => readMeta(meta)).toThrow(
      `${word} after the language is not known; known are title="…", run, run=continued, showLineNumbers, {1,3-5}`,
    );
  });

  test('refuses to be told twice whether to run', () => {
    expect(() => readMeta('run run=continued')).toThrow('keep one');
  });
});
