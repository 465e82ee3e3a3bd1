import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { expect, test } from 'vitest';
import { resultCache } from '../../../../../plugins/cache/node/index.ts';
import { KeptScripts } from '../../../../../plugins/minification/node/keptScripts.ts';
import { temporaryFolder, writeFiles } from '../../../scripts/temporaryFolder.ts';

const FILES = {
  'main.js': `import('./tea.js'); import('./blend.js');\n`,
  'tea.js': `export const aLongName = (anArgument) => 'tea' + anArgument + anArgument;\n`,
  'blend.js': `export const aLongName = (anArgument) => 'blend' + anArgument + anArgument;\n`,
};

/** Bundles the files; gives the texts of the scripts, and those that were taken from the bundle before. */
async function build(folder: string, isCached: boolean) {
  const cache = resultCache<string>(isCached ? path.join(folder, 'kept') : undefined, 'scripts');
  const found: string[] = [];
  const watched: typeof cache = {
    ...cache,
    find(text) {
      const result = cache.find(text);
      found.push(...(result === undefined ? [] : [text]));
      return result;
    },
  };
  const out = path.join(folder, 'out');
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        context: folder,
        mode: 'production',
        entry: './main.js',
        output: { path: out, filename: '[name].js', chunkFilename: '[id].js' },
        optimization: {
          runtimeChunk: true,
          chunkIds: 'named',
          minimizer: [new rspack.SwcJsMinimizerRspackPlugin()],
        },
        plugins: [new KeptScripts(watched) as never],
      },
      (error) => (error ? reject(error) : resolve()),
    );
  });
  const scripts = ['main', 'tea_js', 'blend_js', 'runtime~main'].map((name) =>
    readFileSync(path.join(out, `${name}.js`), 'utf8'),
  );
  return { scripts, found };
}

test('scripts are as without the cache, and those of the build before are taken from it', async () => {
  const folder = temporaryFolder(FILES);
  const plain = await build(folder, false);
  expect(plain.scripts.join('')).not.toContain('anArgument');

  const first = await build(folder, true);
  expect(first.scripts).toEqual(plain.scripts);
  expect(first.found).toEqual([]);

  const second = await build(folder, true);
  expect(second.scripts).toEqual(plain.scripts);
  expect(second.found).toHaveLength(3);

  writeFiles(folder, { 'tea.js': `${FILES['tea.js']}export const more = aLongName(1);\n` });
  const third = await build(folder, true);
  expect(third.scripts).toEqual((await build(folder, false)).scripts);
  expect(third.found).toHaveLength(2);
});
