import type { Plugin } from '@docusaurus/types';

export { readDrawingSizes } from './drawings.ts';
export { remarkDrawings } from './remarkDrawings.ts';

/** Packages that are only used for diagrams: mermaid and its dependencies. */
const DIAGRAM_CODE = new RegExp(
  `/node_modules/(?:${[
    'mermaid',
    '@(?:mermaid-js|chevrotain|braintree|iconify|upsetjs)/[^/]+',
    'cose-base|cytoscape[^/]*|layout-base',
    'd3(?:-[^/]+)?|dagre-d3-es|delaunator|internmap|robust-predicates',
    'dayjs|dompurify|es-toolkit|fastdom|strictdom|katex|khroma|lodash-es|marked',
    'hachure-fill|path-data-parser|points-on-[^/]+|roughjs',
    'stylis|ts-dedent|uuid',
  ].join('|')})/`,
);

interface BundledModule {
  nameForCondition?(): string | null | undefined;
}

const isDiagramCode = (module: BundledModule): boolean =>
  DIAGRAM_CODE.test((module.nameForCondition?.() ?? '').replaceAll('\\', '/'));

/**
 * Puts the code of diagrams into chunks that only the kinds of diagrams share. Otherwise, the framework moves every
 * module that two chunks share into a chunk that's loaded with every document. The server bundle excludes it.
 */
export function diagramsPlugin(): Plugin {
  return {
    name: 'diagrams',
    configureWebpack(_config, isServer) {
      if (isServer) {
        // Rendering pages doesn't draw diagrams, and server chunks share nothing: each kind
        // of diagram would be bundled with all its dependencies.
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
