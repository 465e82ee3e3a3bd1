import path from 'node:path';
import type { Node, Root } from 'mdast';

/** A writer's mistake. */
export interface Fault {
  /** Line of the source, starting at 1. */
  readonly line: number;
  /** What's wrong, and how to fix it. */
  readonly message: string;
}

/**
 * Finds a document's mistakes in one kind of content.
 *
 * @param tree - the document, with positions relative to the file; must not be modified
 * @param text - content of the file
 */
export type DocumentCheck = (tree: Root, text: string) => readonly Fault[];

/** The line at which a node starts. */
export const lineOf = ({ position }: Node): number => position?.start.line ?? 1;

/** A mistake at a node of a document. */
export const faultAt = (node: Node, message: string): Fault => ({ line: lineOf(node), message });

/** A document can't be compiled. The message has a line for each mistake: `docs/a.mdx:12: what is wrong`. */
class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/**
 * Throws if a document has mistakes. The framework compiles the complete file, so lines in the tree are those of the
 * file.
 *
 * @throws DocumentError if there are mistakes
 */
export function stopAtFaults(
  { cwd, path: absolute = '' }: { readonly cwd: string; readonly path?: string },
  faults: readonly Fault[],
): void {
  if (faults.length > 0) {
    const file = path.relative(cwd, absolute).split(path.sep).join('/');
    throw new DocumentError(
      faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'),
    );
  }
}
