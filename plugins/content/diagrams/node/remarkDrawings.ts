import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { DiagramSize } from '../shared/size.ts';

/** Sizes of the drawings by the key of a diagram's source. */
export type DrawingSizes = ReadonlyMap<string, DiagramSize>;

/** The key of a diagram's source: the first 12 hexadecimal digits of its SHA-256. */
export function diagramKey(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

/**
 * Tells each diagram of a document its key and, where a drawing of it is kept, the drawing's size, so
 * that the page keeps room before the diagram is drawn in the browser.
 *
 * Runs after the framework's own plugin, which has turned the code blocks into `mermaidCodeBlock` nodes.
 *
 * @param sizesOf - gives the sizes of the drawings that are kept; a function, because the framework sends
 * each reader the options that are data
 */
export const remarkDrawings: Plugin<[() => DrawingSizes], Root> = (sizesOf) => (tree) => {
  const sizes = sizesOf();
  visit(tree, 'mermaidCodeBlock' as 'code', (node) => {
    const properties = (node.data ?? {}) as {
      hProperties?: { value: string } & Partial<DiagramSize> & { diagramKey?: string };
    };
    if (properties.hProperties !== undefined) {
      const key = diagramKey(properties.hProperties.value);
      Object.assign(properties.hProperties, { diagramKey: key }, sizes.get(key));
    }
  });
};
