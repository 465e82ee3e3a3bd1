import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lineOf } from '../../../../mdx/node/faults.ts';
import { nodesOf } from '../../../../mdx/node/nodes.ts';

/** A list in which every item begins with a link. */
export interface LinkList {
  readonly line: number;
  /** The URLs of the items' first links, as written. */
  readonly urls: readonly string[];
}

/** Finds the lists of a document in which every item starts with a link. */
export const linkListsOf = (tree: Root): readonly LinkList[] =>
  nodesOf(tree, 'list').flatMap((list) => {
    const urls = list.children.map((item) => {
      const [first] = nodesOf(item, 'link');
      const starts = first && textOf(item).trimStart().startsWith(textOf(first));
      return starts ? first.url : undefined;
    });
    return urls.every((url) => url !== undefined) ? [{ line: lineOf(list), urls }] : [];
  });
