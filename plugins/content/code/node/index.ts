import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

export { reasonFaults } from './blocks/notRun.ts';
export { codeFaults, remarkHighlight } from './highlight/remarkHighlight.ts';

/** A file rather than `false`, which the bundler would name by its absolute path: builds would depend on their place. */
const NO_HIGHLIGHTER = fileURLToPath(new URL('../client/noHighlighter.ts', import.meta.url));

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
    configureWebpack: () => ({ resolve: { alias: { [`${clientModule}$`]: NO_HIGHLIGHTER } } }),
  };
}
