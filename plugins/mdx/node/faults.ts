import type { Node } from 'mdast';

/** A mistake of a writer. */
export interface Fault {
  /** Line of the text that was read, from 1. */
  readonly line: number;
  /** What is wrong, and how to mend it. */
  readonly message: string;
}

/** A mistake at a node of a document. */
export const faultAt = (node: Node, message: string): Fault => ({
  line: node.position?.start.line ?? 1,
  message,
});
