import { readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { diagramsPlugin } from '../../../../../plugins/diagrams/node/index.ts';

type Configure = NonNullable<Plugin['configureWebpack']>;
interface Module {
  nameForCondition?(): string | null;
}
type CacheGroup = { test: (module: Module) => boolean };

/** The bundler configuration that the plugin returns. */
function configuration(isServer: boolean) {
  const configure = diagramsPlugin().configureWebpack as Configure;
  return configure({}, isServer, {} as Parameters<Configure>[2], undefined) as {
    optimization?: { splitChunks: { cacheGroups: Record<string, CacheGroup> } };
    resolve?: { alias: Record<string, false> };
  };
}

/** Whether a module is code of diagrams, by the two groups that must agree on it. */
function isDiagramCode(module: Module): boolean {
  const groups = configuration(false).optimization?.splitChunks.cacheGroups;
  const isCode = groups?.diagrams?.test(module);
  expect(groups?.common?.test(module)).toBe(!isCode);
  return isCode === true;
}

/** Packages that mermaid needs for its types, and those that only commands of other packages use. */
const NOT_BUNDLED =
  /^(?:@types\/.*|@antfu\/install-pkg|import-meta-resolve|commander|iconv-lite|rw)$/;

/** The installed packages that a package needs for drawing, with itself. */
function neededBy(name: string, known = new Set<string>()): ReadonlySet<string> {
  if (!known.has(name) && !NOT_BUNDLED.test(name)) {
    known.add(name);
    const { dependencies = {} } = JSON.parse(
      readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    ) as { dependencies?: Record<string, string> };
    for (const dependency of Object.keys(dependencies)) {
      neededBy(dependency, known);
    }
  }
  return known;
}

test('all that mermaid needs is code of diagrams', () => {
  const needed = [...neededBy('mermaid')];
  expect(needed.length).toBeGreaterThan(40);
  const others = needed.filter(
    (name) => !isDiagramCode({ nameForCondition: () => `/site/node_modules/${name}/index.js` }),
  );
  expect(others).toEqual([]);
});

test.each([
  {},
  { nameForCondition: () => null },
])('a module without a file is not code of diagrams', (module) => {
  expect(isDiagramCode(module)).toBe(false);
});

test.each([
  ['/site/node_modules/mermaid/dist/chunks/mermaid.core/chunk.mjs', true],
  ['/site/node_modules/@mermaid-js/parser/dist/index.mjs', true],
  ['C:\\site\\node_modules\\d3-scale\\src\\index.js', true],
  ['/site/node_modules/mermaid/node_modules/uuid/dist/v4.js', true],
  ['/site/node_modules/react/index.js', false],
  ['/site/node_modules/mermaid-like/index.js', false],
  ['/site/node_modules/like-mermaid/index.js', false],
  ['/site/node_modules/@other/d3/index.js', false],
  ['/site/node_modules/d3like/index.js', false],
  ['/site/node_modules/@docusaurus/theme-mermaid/lib/client/index.js', false],
  ['/site/docs/developing/mermaid.mdx', false],
])('%s is code of diagrams: %s', (file, expected) => {
  expect(isDiagramCode({ nameForCondition: () => file })).toBe(expected);
});

test('what renders the pages goes without the code of diagrams', () => {
  expect(configuration(true)).toEqual({ resolve: { alias: { mermaid: false } } });
  expect(configuration(false).resolve).toBeUndefined();
});
