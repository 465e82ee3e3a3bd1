import path from 'node:path';
import { expect, test } from 'vitest';
import { chosen } from '../../../../commands/mutation/chosen.ts';
import { PARTS } from '../../../../commands/mutation/parts.ts';
import { scoreOf } from '../../../../commands/mutation/score.ts';
import { filesIn } from '../../projectFiles.ts';

test('the score is the share of mutants that a test noticed', () => {
  expect(scoreOf(['Killed', 'Timeout', 'Survived', 'NoCoverage'])).toBe(50);
  expect(scoreOf(['Killed', 'CompileError', 'RuntimeError', 'Ignored'])).toBe(100);
  expect(scoreOf([])).toBe(100);
});

test.each(Object.entries(PARTS))('the part %s has code and tests', (_name, { code, tests }) => {
  expect(filesIn([code], /\.ts$/)).not.toEqual([]);
  for (const folder of tests) {
    const found = folder.endsWith('.ts')
      ? filesIn([path.posix.dirname(folder)], /\.test\.ts$/).filter((file) => file === folder)
      : filesIn([folder], /\.test\.ts$/);
    expect(found, folder).not.toEqual([]);
  }
});

test('a part, a folder, a file, or lines of a file can be mutated', () => {
  const patternsOf = (...given: string[]) =>
    chosen(given).map(({ part, mutate: [pattern] }) => [part, pattern]);
  expect(patternsOf('search', 'documents')).toEqual([
    ['search', 'plugins/search/shared/**/*.ts'],
    ['documents', 'commands/documents/**/*.ts'],
  ]);
  const rules = 'plugins/documents/node/contract/rules';
  expect(patternsOf(`${rules}/`, `${rules}/links.ts`, `${rules}/links.ts:20-30`)).toEqual([
    ['contract', `${rules}/**/*.ts`],
    ['contract', `${rules}/links.ts`],
    ['contract', `${rules}/links.ts:20-30`],
  ]);
});

test.each(['moves', 'commands/mover/a.ts', ''])('"%s" can’t be mutated', (given) => {
  expect(() => chosen([given])).toThrow(
    `"${given}" isn't a part or a path in one; write one of contract, data,`,
  );
});
