import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Sizes of the drawings, by the key of the diagram's source. */
export type DrawingSizes = ReadonlyMap<
  string,
  {
    readonly width: number;
    readonly height: number;
    /** The width from which its smallest text has 12 pixels. */
    readonly least: number;
  }
>;

/** The key of a diagram's source: the first 12 hex digits of its SHA-256 hash. */
export function diagramKey(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

/**
 * Sets the key of each diagram and, if there's a stored drawing, its size: the page shows that drawing.
 *
 * Runs after the framework's own plugin, which turns the code blocks into `mermaidCodeBlock` nodes.
 *
 * @param sizesOf - returns the sizes of the stored drawings; a function, because the framework sends options that are
 *   plain data to every reader
 */
export const remarkDrawings: Plugin<[() => DrawingSizes], Root> = (sizesOf) => (tree) => {
  const sizes = sizesOf();
  visit(tree, 'mermaidCodeBlock' as 'code', ({ data }) => {
    const key = diagramKey(String(data?.hProperties?.value));
    Object.assign(data?.hProperties ?? {}, { diagramKey: key }, sizes.get(key));
  });
};
