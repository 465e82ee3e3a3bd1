import { expect, test } from 'vitest';
import { ownChunks } from '../../../../../plugins/keptPages/node/ownChunks.ts';
import { type GeneratedRoute, splitTable } from '../../../../../plugins/routes/node/table.ts';

const page = (path: string, more: Partial<GeneratedRoute> = {}): GeneratedRoute => ({
  path,
  exact: true,
  component: { path, hash: '1' },
  ...more,
});

/** What is found for these pages, of which each names the chunks below its path. */
const ownOf = (chunkNames: Record<string, Record<string, string>>, ...pages: GeneratedRoute[]) =>
  Object.fromEntries(
    ownChunks({
      table: splitTable(
        [{ path: '/', component: { path: '/', hash: 'all' }, routes: pages }],
        '/home',
      ),
      chunkNames,
    }),
  );

test('what one page alone asks for is its own', () => {
  const names = {
    '/-all': { __comp: 'root' },
    '/tea-1': { __comp: 'component', content: 'tea' },
    '/blend-1': { __comp: 'component', content: 'blend', sidebar: 'tea' },
    '/visa-1': { __comp: 'component', content: 'visa', other: 'visa' },
  };
  expect(ownOf(names, page('/tea'), page('/blend'), page('/visa/'))).toEqual({
    blend: '/blend',
  });
  expect(ownOf(names, page('/tea'), page('/visa'))).toEqual({ tea: '/tea', visa: '/visa' });
});

test('what other addresses may lead to is not', () => {
  const names = { '/a/:b-1': { content: 'pattern' }, '/a-1': { content: 'beginning' } };
  expect(ownOf(names, page('/a/:b'), page('/a', { exact: false }))).toEqual({});
});
