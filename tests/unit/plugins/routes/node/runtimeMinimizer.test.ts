import { rspack } from '@docusaurus/faster';
import { expect, test } from 'vitest';
import { MINIFICATION } from '../../../../../plugins/routes/node/runtimeMinimizer.ts';

/** Code with names to be shortened, and a map of hashes that have one letter only. */
const runtime = (letter: string) => `
function nameOf(chunkId) {
  const hashes = { 1: '${letter.repeat(8)}', 2: '${letter.repeat(8)}', 3: '${letter.repeat(8)}' };
  for (const other of globalThis.others) other.note(chunkId, hashes);
  return hashes[chunkId];
}
globalThis.nameOf = nameOf;
`;

/** As the bundler does it; its types do not have the option. */
const minified = (letter: string) =>
  rspack.experiments.swc.minifySync(runtime(letter), MINIFICATION as object).code;

test('names do not depend on the letters of hashes', () => {
  const masked = (letter: string) => minified(letter).replaceAll(letter.repeat(8), 'hash');
  expect(minified('b')).not.toContain('chunkId');
  expect(new Set([...'abcdef0123'].map(masked)).size).toBe(1);
});
