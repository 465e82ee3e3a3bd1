import { describe, expect, test } from 'vitest';
import { readMeta } from '../../../../../../../plugins/content/code/node/blocks/meta.ts';

describe('readMeta', () => {
  test.each([
    ['', { title: undefined, run: undefined, isSetup: false, data: [] }],
    ['run', { title: undefined, run: 'alone', isSetup: false, data: [] }],
    ['title="how to run"', { title: 'how to run', run: undefined, isSetup: false, data: [] }],
    [
      'title="median.py" run=continued',
      { title: 'median.py', run: 'continued', isSetup: false, data: [] },
    ],
    [
      'title=\'it says "run"\' run',
      { title: 'it says "run"', run: 'alone', isSetup: false, data: [] },
    ],
    [
      'run data="airports airlines"',
      { title: undefined, run: 'alone', isSetup: false, data: ['airports', 'airlines'] },
    ],
    ['title="a" run setup', { title: 'a', run: 'alone', isSetup: true, data: [] }],
    ['setup run=continued', { title: undefined, run: 'continued', isSetup: true, data: [] }],
    [null, { title: undefined, run: undefined, isSetup: false, data: [] }],
    [undefined, { title: undefined, run: undefined, isSetup: false, data: [] }],
    ["title='a b.py'   run", { title: 'a b.py', run: 'alone', isSetup: false, data: [] }],
    ['title="" run', { title: '', run: 'alone', isSetup: false, data: [] }],
    [
      'data="air-ports" run=continued',
      { title: undefined, run: 'continued', isSetup: false, data: ['air-ports'] },
    ],
  ])('reads %j', (meta, expected) => {
    expect(readMeta(meta)).toEqual(expected);
  });

  test.each([
    ['title="a.py" rnu', '"rnu"'],
    ['run=', '"run="'],
    ['rerun', '"rerun"'],
    ['runs', '"runs"'],
    ['run=continued2', '"run=continued2"'],
    ['title="a"b', '"b"'],
    ['subtitle="a"', '"subtitle="a""'],
    ['run data=""', '"data="""'],
    ['run data="a  b"', '"data="a  b""'],
    ['run data="a.json"', '"data="a.json""'],
    ['run metadata="a"', '"metadata="a""'],
    ['Title="a.py"', '"Title="a.py""'],
    ['title=a.py', '"title=a.py"'],
    ['{1}', '"{1}"'],
  ])('refuses %j', (meta, word) => {
    expect(readMeta(meta)).toBe(
      `${word} after the language is not known; known are title="…", run, run=continued, setup, data="…"`,
    );
  });

  test('refuses data for a block that is not run', () => {
    expect(readMeta('data="airports" title="a"')).toBe(
      '"data="airports"" is for blocks that are run; add "run", or take it away',
    );
  });

  test('refuses a setup that is not run', () => {
    expect(readMeta('title="a" setup')).toBe(
      '"setup" is for blocks that are run; add "run", or take it away',
    );
  });

  test.each([
    ['run run=continued', 'says twice whether the block is run; keep one'],
    ['title="a" run title=\'b\'', 'has two titles; keep one', 'title="a" title=\'b\''],
    ['title="a" title="a"', 'has two titles; keep one'],
    ['run setup setup', 'says twice that the block is setup; keep one', 'setup setup'],
    [
      'run data="airports" data="airlines"',
      'names data twice; write all names in one data="…"',
      'data="airports" data="airlines"',
    ],
  ])('refuses to be told twice: %j', (meta, message, words = meta) => {
    expect(readMeta(meta)).toBe(`"${words}" ${message}`);
  });
});
