import type { List, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf } from './nodes.ts';

/** A list in which every item begins with a link. */
export interface LinkList {
  readonly line: number;
  /** The URLs of the items' first links, as written. */
  readonly urls: readonly string[];
}

/** The URL of the link that a list item starts with. */
function firstLink(item: List['children'][number]): string | undefined {
  const [paragraph] = item.children;
  let inner = paragraph?.type === 'paragraph' ? paragraph.children : [];
  // The link can be inside strong or emphasized text.
  while (inner.length > 0) {
    const begin = inner.find((node) => textOf(node).trim() !== '');
    if (begin?.type === 'link') {
      return begin.url;
    }
    inner = begin?.type === 'strong' || begin?.type === 'emphasis' ? begin.children : [];
  }
  return undefined;
}

/**
 * Finds the lists of a document in which every item starts with a link.
 *
 * @param tree - the parsed document
 */
export const linkListsOf = (tree: Root): readonly LinkList[] =>
  nodesOf(tree, 'list').flatMap(({ children, position }) => {
    const urls = children.map(firstLink);
    return urls.every((url) => url !== undefined)
      ? [{ line: position?.start.line ?? 1, urls }]
      : [];
  });
