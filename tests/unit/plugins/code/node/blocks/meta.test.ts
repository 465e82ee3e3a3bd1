import { describe, expect, test } from 'vitest';
import { readMeta } from '../../../../../../plugins/code/node/blocks/meta.ts';

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
      `${word} after the language is not an option of a block; use title="…", run, run=continued, setup, or data="…"`,
    );
  });

  test('refuses data for a block that is not run', () => {
    expect(readMeta('data="airports" title="a"')).toBe(
      '"data="airports"" is for blocks that are run; add "run", or remove it',
    );
  });

  test('refuses a setup that is not run', () => {
    expect(readMeta('title="a" setup')).toBe(
      '"setup" is for blocks that are run; add "run", or remove it',
    );
  });

  test.each([
    ['run run=continued', 'two words say whether the block is run: run run=continued; keep one'],
    ['title="a" run title=\'b\'', 'two titles: title="a" title=\'b\'; keep one'],
    ['title="a" title="a"', 'two titles: title="a" title="a"; keep one'],
    ['run setup setup', 'setup is given twice: setup setup; keep one'],
    [
      'run data="airports" data="airlines"',
      'data is given twice: data="airports" data="airlines"; write all names in one data="…"',
    ],
  ])('refuses what is given twice: %j', (meta, message) => {
    expect(readMeta(meta)).toBe(message);
  });
});
