import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

export { remarkHighlight } from './highlight/remarkHighlight.ts';

/**
 * Keeps the highlighter and its grammars out of the bundles: the build has highlighted all code.
 *
 * The theme loads them by a client module of its own, on every page.
 */
export function codePlugin(): Plugin {
  const clientModule = createRequire(import.meta.url)
    .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
    .replace(/\.js$/, '');
  return {
    name: 'code',
    configureWebpack: () => ({ resolve: { alias: { [`${clientModule}$`]: false } } }),
  };
}
