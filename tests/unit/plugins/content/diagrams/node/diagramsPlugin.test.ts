import type { Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { diagramsPlugin } from '../../../../../../plugins/content/diagrams/node/index.ts';

type Configure = NonNullable<Plugin['configureWebpack']>;
type CacheGroup = { test: (module: { nameForCondition(): string }) => boolean };

/** The bundler configuration that the plugin returns. */
function configuration(isServer: boolean) {
  const configure = diagramsPlugin().configureWebpack as Configure;
  return configure({}, isServer, {} as Parameters<Configure>[2], undefined) as {
    optimization?: { splitChunks: { cacheGroups: Record<string, CacheGroup> } };
    resolve?: { alias: Record<string, false> };
  };
}

test.each([
  ['/site/node_modules/mermaid/dist/chunks/mermaid.core/chunk.mjs', true],
  ['/site/node_modules/@mermaid-js/parser/dist/index.mjs', true],
  ['C:\\site\\node_modules\\d3-scale\\src\\index.js', true],
  ['/site/node_modules/mermaid/node_modules/uuid/dist/v4.js', true],
  ['/site/node_modules/react/index.js', false],
  ['/site/node_modules/@docusaurus/theme-mermaid/lib/client/index.js', false],
  ['/site/docs/developing/mermaid.mdx', false],
])('%s is code of diagrams: %s', (file, expected) => {
  const groups = configuration(false).optimization?.splitChunks.cacheGroups;
  const module = { nameForCondition: () => file };
  expect(groups?.diagrams?.test(module)).toBe(expected);
  expect(groups?.common?.test(module)).toBe(!expected);
});

test('what renders the pages goes without the code of diagrams', () => {
  expect(configuration(true)).toEqual({ resolve: { alias: { mermaid: false } } });
  expect(configuration(false).resolve).toBeUndefined();
});
