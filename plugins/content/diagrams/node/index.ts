import type { Plugin } from '@docusaurus/types';

export { readDrawingSizes } from './drawings.ts';
export { remarkDrawings } from './remarkDrawings.ts';

/** The packages that only diagrams are drawn with: mermaid, and what it depends on. */
const DIAGRAM_CODE = new RegExp(
  `/node_modules/(?:${[
    'mermaid',
    '@(?:mermaid-js|chevrotain|braintree|iconify|upsetjs)/[^/]+',
    'chevrotain[^/]*|langium|vscode-[^/]+',
    'cose-base|cytoscape[^/]*|layout-base',
    'd3(?:-[^/]+)?|dagre-d3-es|delaunator|internmap|robust-predicates',
    'dayjs|dompurify|es-toolkit|fastdom|strictdom|katex|khroma|lodash-es|marked',
    'hachure-fill|path-data-parser|points-on-[^/]+|roughjs',
    'stylis|ts-dedent|uuid',
  ].join('|')})/`,
);

/** A module as the bundler asks about it: its file, where it has one. */
interface BundledModule {
  nameForCondition?(): string | null | undefined;
}

const isDiagramCode = (module: BundledModule): boolean =>
  DIAGRAM_CODE.test((module.nameForCondition?.() ?? '').replaceAll('\\', '/'));

/**
 * Keeps the code of diagrams out of what other pages load.
 *
 * The framework gathers every module that two chunks share into one chunk, which then holds half of the
 * diagram code and comes with every document. That code gets chunks of its own, shared between the
 * kinds of diagrams. What renders the pages goes without.
 */
export function diagramsPlugin(): Plugin {
  return {
    name: 'diagrams',
    configureWebpack(_config, isServer) {
      if (isServer) {
        // Nothing is drawn while pages are rendered, and chunks of the server share nothing: each kind
        // of diagram would be bundled with all that it needs.
        return { resolve: { alias: { mermaid: false } } };
      }
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              common: { test: (module: BundledModule) => !isDiagramCode(module) },
              diagrams: {
                test: isDiagramCode,
                chunks: 'async',
                minChunks: 2,
                priority: -30,
                reuseExistingChunk: true,
              },
            },
          },
        },
      };
    },
  };
}
