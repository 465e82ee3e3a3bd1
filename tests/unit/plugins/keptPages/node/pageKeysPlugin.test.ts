import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { expect, test } from 'vitest';
import { PageKeysPlugin } from '../../../../../plugins/keptPages/node/pageKeysPlugin.ts';
import type { PageKeys } from '../../../../../plugins/keptPages/shared/pageKeys.ts';
import { temporaryFolder, writeFiles } from '../../../scripts/temporaryFolder.ts';

/** Imports modules into chunks of their names. */
const imports = (...names: readonly string[]) =>
  names.map((name) => `import(/* webpackChunkName: "${name}" */ './${name}.js');\n`).join('');

const FILES = {
  'main.js': `import './registry.js';\n${imports('lazy')}`,
  'registry.js': imports('tea', 'blend', 'lazy'),
  'tea.js': `${imports('steam')}export default 'tea';\n`,
  'blend.js': `export default 'blend';\n`,
  'lazy.js': `export default 'lazy';\n`,
  'steam.js': `export default 'steam';\n`,
};

/** The keys of a bundle whose registry has a page each for three chunks. */
async function keysOf(folder: string): Promise<PageKeys> {
  const own = new Map(['tea', 'blend', 'lazy'].map((name) => [name, `/${name}`]));
  const registry = path.join(folder, 'registry.js');
  return new Promise((resolve, reject) => {
    const source = { folder: '/kept', own, isRegistry: (file: string) => file === registry };
    rspack(
      {
        context: folder,
        mode: 'none',
        target: 'node20',
        entry: './main.js',
        output: { path: path.join(folder, 'out'), chunkFilename: '[name].js' },
        plugins: [new PageKeysPlugin(source, resolve) as never],
      },
      (error) => error && reject(error),
    );
  });
}

test('a page has the hash of what the registry alone imports, and all share the rest', async () => {
  const folder = temporaryFolder(FILES);
  const before = await keysOf(folder);
  expect(Object.keys(before.own).sort()).toEqual(['/blend', '/tea']);
  expect(await keysOf(folder)).toEqual(before);

  writeFiles(folder, { 'blend.js': `export default 'another blend';\n` });
  const changed = await keysOf(folder);
  expect(changed).toEqual({ ...before, own: { ...before.own, '/blend': changed.own['/blend'] } });
  expect(changed.own['/blend']).not.toBe(before.own['/blend']);

  // What the entry imports as well, and what a page imports later.
  for (const name of ['lazy', 'steam', 'main']) {
    const { shared, own } = await keysOf(folder);
    writeFiles(folder, {
      [`${name}.js`]: `${FILES[`${name}.js` as keyof typeof FILES]}export const more = 1;\n`,
    });
    const next = await keysOf(folder);
    expect(next.shared, name).not.toBe(shared);
    expect(next.own, name).toEqual(own);
  }
});
