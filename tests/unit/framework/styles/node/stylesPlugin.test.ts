import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { stylesPlugin } from '../../../../../framework/styles/node/index.ts';
import { filesIn, readProjectFile } from '../../../projectFiles.ts';

const FILE = fileURLToPath(new URL('./postcssPlugin.cjs', import.meta.url));

test('makes each plugin once, in its order, with its options, and leaves made ones alone', () => {
  const own = { postcssPlugin: 'own' };
  const options = { ident: 'postcss', plugins: [[FILE, { a: 1 }], own, [FILE]] };
  const { plugins, ...rest } = stylesPlugin().configurePostCss?.(options) ?? { plugins: [] };
  expect(rest).toEqual({ ident: 'postcss', config: false });
  expect(plugins.slice(0, 3)).toEqual([
    { postcssPlugin: 'written', options: { a: 1 } },
    own,
    { postcssPlugin: 'written', options: undefined },
  ]);
});

test('numbers the classes of every CSS module of the project', () => {
  const modules: { getLocalIdent?: (...told: readonly unknown[]) => string | undefined } = {};
  const config = {
    mode: 'production',
    module: { rules: [{ use: [{ options: { modules } }] }] },
  } as const;
  stylesPlugin().configureWebpack?.(config as never, false, {} as ConfigureWebpackUtils, undefined);
  const files = filesIn(['framework', 'plugins', 'src', 'ui'], /\.module\.css$/);
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const [, local = ''] = /^\.([a-z]\w*)/im.exec(readProjectFile(file)) ?? [];
    const name = modules.getLocalIdent?.({ resourcePath: path.resolve(file) }, '', local);
    expect(name, file).toMatch(/^\w*_\w+$/);
  }
});
