import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { formulasPlugin } from '../../../../../plugins/formulas/node/index.ts';
import { mathsFolder } from '../../../../../site/settings.ts';

interface Pattern {
  readonly from: string;
  readonly to: string;
}

/** A fake of the bundler's plugin that records what to copy. */
class CopyRspackPlugin {
  constructor(readonly options: { readonly patterns: readonly Pattern[] }) {}
}

/** The patterns of files that the plugin copies into the client's or the server's build. */
function copied(isServer: boolean): readonly Pattern[] {
  const configure = formulasPlugin({ folder: mathsFolder() })().configureWebpack;
  const utilities = { currentBundler: { name: 'rspack', instance: { CopyRspackPlugin } } };
  const { plugins = [] } = configure?.call(
    {} as Plugin,
    {},
    isServer,
    utilities as unknown as Parameters<NonNullable<typeof configure>>[2],
    undefined,
  ) as unknown as { plugins?: readonly CopyRspackPlugin[] };
  return plugins.flatMap(({ options }) => options.patterns);
}

test('the stylesheet and its WOFF2 fonts are copied to katex/, from where they are', () => {
  const [stylesheet, fonts] = copied(false);
  expect(stylesheet).toEqual({ from: path.join(mathsFolder(), 'katex.min.css'), to: 'katex/' });
  expect(fonts).toEqual({
    from: path.join(mathsFolder(), 'fonts/*.woff2'),
    to: 'katex/fonts/[name][ext]',
  });
  expect(existsSync(stylesheet?.from ?? '')).toBe(true);
});

test('every font the stylesheet names first is among them', () => {
  const styles = readFileSync(path.join(mathsFolder(), 'katex.min.css'), 'utf8');
  const named = [...styles.matchAll(/src:url\(fonts\/([^)]+)\)/g)].map(([, file]) => file);
  const fonts = readdirSync(path.join(mathsFolder(), 'fonts'));
  expect(named.length).toBeGreaterThan(0);
  for (const file of named) {
    expect(file).toMatch(/\.woff2$/);
    expect(fonts).toContain(file);
  }
});

test('the server’s build gets nothing', () => {
  expect(copied(true)).toEqual([]);
});
