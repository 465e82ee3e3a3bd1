import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { codePlugin } from '../../../../../../plugins/content/code/node/index.ts';

test('the client module that loads the highlighter is left out of the bundles', () => {
  const configure = codePlugin().configureWebpack as () => ReturnType<
    NonNullable<Extract<Plugin['configureWebpack'], object>>
  >;
  const { resolve } = configure() as { resolve: { alias: Record<string, string | false> } };
  const [[request, target] = ['', undefined], ...others] = Object.entries(resolve.alias);
  // The bundler names what `false` takes out by its absolute path, so that each folder would build other bytes.
  expect(target).toEqual(expect.any(String));
  expect(readFileSync(String(target), 'utf8')).toMatch(/^export \{\};$/m);
  expect(others).toEqual([]);
  // The theme asks for it by this path, without its ending.
  expect(request).toMatch(/theme-classic\/lib\/prism-include-languages\$$/);
  expect(existsSync(request.replace('$', '.js'))).toBe(true);
});
