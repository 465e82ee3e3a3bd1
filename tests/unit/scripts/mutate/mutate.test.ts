import path from 'node:path';
import { expect, test } from 'vitest';
import { PARTS } from '../../../../scripts/mutate/parts.ts';
import { scoreOf } from '../../../../scripts/mutate/score.ts';
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
