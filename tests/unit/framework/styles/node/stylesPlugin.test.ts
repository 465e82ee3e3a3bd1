import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stylesPlugin } from '../../../../../framework/styles/node/index.ts';

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
