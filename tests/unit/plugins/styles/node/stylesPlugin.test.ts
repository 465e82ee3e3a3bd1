import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstBlockStyles } from '../../../../../plugins/styles/node/firstBlock.ts';
import { stylesPlugin } from '../../../../../plugins/styles/node/index.ts';
import { pointerStyles } from '../../../../../plugins/styles/node/pointer.ts';
import { effectiveStyles } from '../../../../../plugins/styles/node/withoutEffect.ts';

const FILE = fileURLToPath(new URL('./postcssPlugin.cjs', import.meta.url));

test('makes each plugin once, in its order, with its options, and leaves made ones alone', () => {
  const own = { postcssPlugin: 'own' };
  const options = { ident: 'postcss', plugins: [[FILE, { a: 1 }], own, FILE] };
  expect(stylesPlugin().configurePostCss?.(options)).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [
      { postcssPlugin: 'written', options: { a: 1 } },
      own,
      { postcssPlugin: 'written', options: undefined },
      pointerStyles,
      firstBlockStyles,
      effectiveStyles,
    ],
  });
});
