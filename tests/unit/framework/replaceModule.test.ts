import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { type Configuration, rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { type Replacement, replaceModules } from '../../../framework/replaceModule.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const PROJECT = {
  'index.js':
    "import { name } from './theirs.js';\nimport './inner/index.js';\nglobalThis.a = name;",
  'theirs.js': "export const name = 'their outer';",
  'inner/index.js': "import { name } from './theirs.js';\nglobalThis.b = name;",
  'inner/theirs.js': "export const name = 'their inner';",
  'ours.js': "export const name = 'ours';",
};

const UTILS = { currentBundler: { name: 'rspack', instance: rspack } } as unknown;

/** The errors of a production build of the project, and a function that reads the script it writes. */
async function bundled(replacement: Omit<Replacement, 'module'>) {
  const folder = temporaryFolder(PROJECT);
  const module = path.join(folder, 'ours.js');
  const out = path.join(folder, 'out');
  const plugins = replaceModules(
    'framework/test',
    [{ ...replacement, module }],
    UTILS as ConfigureWebpackUtils,
  );
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: out },
    plugins: plugins as unknown as NonNullable<Configuration['plugins']>,
  });
  const errors = await new Promise<readonly string[]>((resolve, reject) => {
    compiler.run((error, stats) =>
      error ? reject(error) : resolve((stats?.toJson().errors ?? []).map(({ message }) => message)),
    );
  });
  // A build with errors writes nothing.
  return { errors, script: () => readFileSync(path.join(out, 'main.js'), 'utf8') };
}

test('a module is replaced wherever it is asked for', async () => {
  const { errors, script } = await bundled({ request: /^\.\/theirs\.js$/ });
  expect(errors).toEqual([]);
  expect(script()).toContain('ours');
  expect(script()).not.toContain('their');
});

test('it is replaced only for the files that are meant', async () => {
  const { errors, script } = await bundled({
    request: /^\.\/theirs\.js$/,
    from: /inner[\\/]index\.js$/,
  });
  expect(errors).toEqual([]);
  expect(script()).toContain('their outer');
  expect(script()).not.toContain('their inner');
});

test.each([
  { request: /^\.\/gone\.js$/ },
  { request: /^\.\/theirs\.js$/, from: /elsewhere\.js$/ },
])('a replacement that matches nothing fails the build', async (replacement) => {
  const { errors } = await bundled(replacement);
  expect(errors).toEqual([expect.stringMatching(/framework\/test: No file .*ours\.js replaces/)]);
});
