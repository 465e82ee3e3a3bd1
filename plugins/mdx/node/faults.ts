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

/** A mistake at a node of a document. */
export const faultAt = (node: Node, message: string): Fault => ({
  line: node.position?.start.line ?? 1,
  message,
});

/** A document can't be compiled. The message has a line for each mistake: `docs/a.mdx:12: what is wrong`. */
class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** The part of a remark plugin's file that's used here. */
interface CompiledFile {
  readonly cwd: string;
  readonly path?: string;
}

/**
 * Throws if a document has mistakes. The framework compiles the complete file, including its front matter, so line
 * numbers in the tree are those of the file.
 *
 * @throws DocumentError if there are mistakes
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
