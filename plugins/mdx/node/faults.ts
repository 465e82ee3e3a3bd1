import path from 'node:path';
import type { Node, Root } from 'mdast';

/** A mistake of a writer. */
export interface Fault {
  /** Line of the text that was read, from 1. */
  readonly line: number;
  /** What is wrong, and how to fix it. */
  readonly message: string;
}

/**
 * Finds the mistakes that a document makes with one kind of content.
 *
 * @param tree - the document, with the positions of its file; it is left as it is
 * @param text - the whole file
 */
export type DocumentCheck = (tree: Root, text: string) => readonly Fault[];

/** A mistake at a node of a document. */
export const faultAt = (node: Node, message: string): Fault => ({
  line: node.position?.start.line ?? 1,
  message,
});

/** A document that can't be compiled; its message has a line for each mistake: `docs/a.mdx:12: what is wrong`. */
class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** A file as a remark plugin is given it. */
interface CompiledFile {
  readonly cwd: string;
  readonly path?: string;
}

/**
 * Stops at the mistakes of a document. The framework compiles a file whole, its front matter too, so the lines
 * of the tree are those of the file.
 *
 * @throws DocumentError when there is a mistake
 */
export function stopAtFaults(
  { cwd, path: absolute = '' }: CompiledFile,
  faults: readonly Fault[],
): void {
  if (faults.length > 0) {
    const file = path.relative(cwd, absolute).split(path.sep).join('/');
    throw new DocumentError(
      faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'),
    );
  }
}
