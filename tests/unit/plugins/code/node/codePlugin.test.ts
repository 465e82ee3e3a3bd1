import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { codePlugin } from '../../../../../plugins/code/node/index.ts';

test('the client module that loads the highlighter is left out of the bundles', () => {
  const configure = codePlugin().configureWebpack as () => ReturnType<
    NonNullable<Extract<Plugin['configureWebpack'], object>>
  >;
  const { resolve } = configure() as { resolve: { alias: Record<string, string | false> } };
  const [[request, target] = ['', undefined], ...others] = Object.entries(resolve.alias);
  // With `false`, the output would contain the absolute path of the module, and so depend on the folder.
  expect(target).toEqual(expect.any(String));
  expect(readFileSync(String(target), 'utf8')).toMatch(/^export \{\};$/m);
  expect(others).toEqual([]);
  // The theme imports it by this path, without the extension.
  expect(request).toMatch(/theme-classic\/lib\/prism-include-languages\$$/);
  expect(existsSync(request.replace('$', '.js'))).toBe(true);
});
