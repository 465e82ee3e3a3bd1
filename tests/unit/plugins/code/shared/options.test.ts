import { expect, test } from 'vitest';
import { splitAtOptions } from '../../../../../plugins/code/shared/options.ts';

test.each([
  ['grep -w word', ['-w']],
  ['git rebase --keep-base main', ['--keep']],
  ['curl --data=a=1 -o x', ['--data', '-o']],
  ['a-b and x - y', []],
  ['2026-11-21', ['2026-11-21']],
  ['date -d 2026-11-21 +%s', ['-d', '2026-11-21']],
  ['git log --since=2026-11-21', ['--since', '2026-11-21']],
  ['file-2026-11-21.txt and 12026-11-21', []],
])('lines do not end within what %s has of options and days', (code, whole) => {
  const parts = splitAtOptions(code);
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(whole);
  expect(parts.join('')).toBe(code);
});
