import type { List, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

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
export function linkListsOf(tree: Root): readonly LinkList[] {
  const lists: LinkList[] = [];
  visit(tree, 'list', (list) => {
    const urls = list.children.map(firstLink);
    if (urls.every((url) => url !== undefined)) {
      lists.push({ line: list.position?.start.line ?? 1, urls });
    }
  });
  return lists;
}
