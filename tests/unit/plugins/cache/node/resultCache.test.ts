import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { resultCache } from '../../../../../plugins/cache/node/index.ts';
import { temporaryFolder } from '../../../scripts/temporaryFolder.ts';

/** Asks for what is made of texts; gives the answers, and the texts that were made anew. */
async function build(folder: string | undefined, texts: readonly string[]) {
  const cache = resultCache<ReadonlyMap<string, number>>(folder, 'lengths');
  const made: string[] = [];
  const results = texts.map((text) =>
    cache.of(
      text,
      () => {
        made.push(text);
        return new Map([[text, text.length]]);
      },
      (result) => !result.has('bad'),
    ),
  );
  await cache.write();
  return { made, results };
}

const answers = (texts: readonly string[]) => texts.map((text) => new Map([[text, text.length]]));

test('a result is made once for its text, over several builds', async () => {
  const folder = temporaryFolder({});
  expect(await build(folder, ['a', 'bb'])).toEqual({
    made: ['a', 'bb'],
    results: answers(['a', 'bb']),
  });
  expect(await build(folder, ['a', 'ccc'])).toEqual({
    made: ['ccc'],
    results: answers(['a', 'ccc']),
  });
});

test('so is one that takes its time', async () => {
  const folder = temporaryFolder({});
  const made: string[] = [];
  for (const text of ['a', 'a', 'bb']) {
    const cache = resultCache<number>(folder, 'lengths');
    const make = async () => made.push(text) && text.length;
    expect(await cache.ofLater(text, make)).toBe(text.length);
    await cache.write();
  }
  expect(made).toEqual(['a', 'bb']);
});

test('and one that something else makes, once it is told', async () => {
  const folder = temporaryFolder({});
  const first = resultCache<string>(folder, 'lengths');
  expect(first.find('a')).toBeUndefined();
  first.keep('a', 'made of a');
  expect(first.find('a')).toBe('made of a');
  await first.write();

  const second = resultCache<string>(folder, 'lengths');
  expect(second.find('a')).toBe('made of a');
  second.keep('bb', 'made of bb');
  await second.write();
  expect(resultCache<string>(folder, 'lengths').find('a')).toBe('made of a');

  const none = resultCache<string>(undefined, 'lengths');
  none.keep('a', 'made of a');
  expect(none.find('a')).toBeUndefined();
});

test('one that nobody asked for in the last build is forgotten', async () => {
  const folder = temporaryFolder({});
  await build(folder, ['a', 'bb']);
  await build(folder, ['a']);
  expect((await build(folder, ['bb'])).made).toEqual(['bb']);
});

test('one that must not be kept is made each time', async () => {
  const folder = temporaryFolder({});
  await build(folder, ['bad']);
  expect((await build(folder, ['bad'])).made).toEqual(['bad']);
});

test('nothing is kept without a folder', async () => {
  await build(undefined, ['a']);
  expect((await build(undefined, ['a'])).made).toEqual(['a']);
});

test.each([
  { what: 'cut short', harm: (file: string) => truncateSync(file, 50) },
  { what: 'empty', harm: (file: string) => writeFileSync(file, '') },
  {
    what: 'changed',
    harm: (file: string) => {
      const bytes = readFileSync(file);
      bytes[bytes.length - 2] = (bytes[bytes.length - 2] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
  },
])('a file that is $what is made anew', async ({ harm }) => {
  const folder = temporaryFolder({});
  await build(folder, ['a']);
  harm(path.join(folder, 'lengths'));
  expect((await build(folder, ['a'])).made).toEqual(['a']);
  expect((await build(folder, ['a'])).made).toEqual([]);
});
