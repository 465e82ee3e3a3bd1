import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

export { reasonFaults } from './blocks/notRun.ts';
export { unseenFaults } from './blocks/unseen.ts';
export { codeFaults, remarkHighlight } from './highlight.ts';

/** An empty file. The bundler would name `false` by its absolute path, so builds would depend on their location. */
const NO_HIGHLIGHTER = fileURLToPath(new URL('../client/noHighlighter.ts', import.meta.url));

/** Keeps the highlighter, which a client module of the theme loads on every page, out of the bundles. */
export function codePlugin(): Plugin {
  const clientModule = createRequire(import.meta.url)
    .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
    .replace(/\.js$/, '');
  return {
    name: 'code',
    configureWebpack: () => ({ resolve: { alias: { [`${clientModule}$`]: NO_HIGHLIGHTER } } }),
  };
}
