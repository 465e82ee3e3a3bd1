import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { DiagramSize } from '../shared/size.ts';

/** Sizes by the key of a diagram's source. */
export type DiagramSizes = Readonly<Record<string, DiagramSize>>;

/** The key of a diagram's source: the first 12 hexadecimal digits of its SHA-256. */
export function diagramKey(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

/**
 * Tells each diagram of a document its key and, where it has been measured, its size, so that the page
 * keeps its room before it is drawn.
 *
 * Runs after the framework's own plugin, which has turned the code blocks into `mermaidCodeBlock` nodes.
 *
 * @param measured - gives the measured sizes, from `docs/diagrams.json`; a function, because the framework
 * sends each reader the options that are data
 */
export const remarkDiagramSize: Plugin<[() => DiagramSizes], Root> = (measured) => (tree) => {
  const sizes = measured();
  visit(tree, 'mermaidCodeBlock' as 'code', (node) => {
    const properties = (node.data ?? {}) as {
      hProperties?: { value: string } & Partial<DiagramSize> & { diagramKey?: string };
    };
    if (properties.hProperties !== undefined) {
      const key = diagramKey(properties.hProperties.value);
      Object.assign(properties.hProperties, { diagramKey: key }, sizes[key]);
    }
  });
};
