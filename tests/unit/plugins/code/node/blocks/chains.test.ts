import { describe, expect, test } from 'vitest';
import { chainsOf } from '../../../../../../plugins/code/node/blocks/chains.ts';
import { languageOf } from '../../../../../../plugins/code/node/run/languages.ts';
import { parseMdx } from '../../../../../../plugins/mdx/node/parse.ts';

const page = (...lines: string[]): string => lines.join('\n');
const read = (text: string) => chainsOf(parseMdx(text));
const output = (...lines: string[]): string[] => ['', '```text title="Output"', ...lines, '```'];

describe('chainsOf', () => {
  test('takes a marked block with the output below it', () => {
    const text = page(
      'Text',
      '',
      '```python title="a b.py" run',
      'print(1)',
      '```',
      ...output('1'),
    );
    const language = languageOf('python');
    expect(read(text)).toEqual({
      chains: [[{ language, code: 'print(1)\n', output: '1\n', line: 3, data: [] }]],
      faults: [],
    });
  });

  test('leaves blocks without the mark alone, also where "run" is only in a title', () => {
    const text = page('```bash title="how to run"', 'true', '```', '```js', '1', '```');
    expect(read(text)).toEqual({ chains: [], faults: [] });
  });

  test('joins the blocks that continue one another, over blocks that are not run', () => {
    const text = page(
      ...['```js run', 'a', '```', ...output()],
      ...['```js', 'x', '```'],
      ...['```js run=continued', 'b', '```', ...output()],
      ...['```js run', 'c', '```', ...output()],
      ...['```bash run=continued', 'd', '```', ...output()],
    );
    expect(read(text).chains.map((chain) => chain.map(({ code }) => code))).toEqual([
      ['a\n', 'b\n'],
      ['c\n', 'd\n'],
    ]);
  });

  test('takes a setup without output, which prints nothing', () => {
    const text = page('```js run setup', 'a', '```');
    expect(read(text)).toMatchObject({ chains: [[{ code: 'a\n', output: '' }]], faults: [] });
  });

  test('takes a block with its output in a list', () => {
    const text = page(
      '1. Run',
      '',
      '   ```js run',
      '   1',
      '   ```',
      '',
      '   ```text title="Output"',
    ).concat('\n   ```\n');
    expect(read(text).chains).toMatchObject([[{ code: '1\n', output: '' }]]);
  });

  test('takes an empty block, and output with spaces around its title', () => {
    const text = page('```js run', '```', '```text   title="Output"  ', '```');
    expect(read(text).chains).toMatchObject([[{ code: '', output: '' }]]);
  });

  test('goes on after a block at fault', () => {
    const text = page(
      ...['```js rnu', '1', '```'],
      ...['```js run', 'a', '```', ...output()],
      ...['```js run=continued', 'b', '```'],
      ...['```js run', 'c', '```', ...output()],
    );
    const { chains, faults } = read(text);
    expect(chains.map((chain) => chain.map(({ code }) => code))).toEqual([['a\n'], ['c\n']]);
    expect(faults.map(({ line }) => line)).toEqual([1, 10]);
  });

  test.each([
    [
      'output in another language',
      ['```js run', '1', '```', '```js title="Output"', '```'],
      'no block ```text',
    ],
    ['a word between', ['```js run', '1', '```', 'More', ...output('1')], 'no block ```text'],
    [
      'no output at all',
      ['```js run', '1', '```'],
      'the block is marked "run", but no block ```text title="Output" follows it; show there what it prints',
    ],
    ['another title', ['```js run', '1', '```', '```text title="Out"', '```'], 'no block ```text'],
    [
      'a language of another kind',
      ['```cobol run', '```', ...output()],
      '"cobol" cannot be run; known are bash, python, py, js,',
    ],
    ['a word unknown', ['```js rnu', '1', '```', ...output('1')], '"rnu" after the language'],
    [
      'nothing to continue',
      ['```js run=continued', '```', ...output()],
      'the block is marked "run=continued", but no runnable block is before it; mark it "run"',
    ],
  ])('names the line of a block with %s', (_fault, lines, reason) => {
    expect(read(page('Text', ...lines)).faults).toEqual([
      { line: 2, message: expect.stringContaining(reason) },
    ]);
  });
});
