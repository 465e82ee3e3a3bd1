import type { Element, ElementContent, Root } from 'hast';
import { isNotText } from '../../../rendered/node/notText.ts';
import { CELL_SEPARATOR } from '../../shared/format.ts';

/** Inline elements. Every other element starts and ends a line. */
const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i ins kbd label mark math mn mo mi mrow ms msub msup q s samp semantics small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Value of `data-search` with which a component excludes itself from the records. */
const SKIP = 'skip';

/** In the text, the start of a row that isn't the first of its table. */
const NEXT_ROW = '\u001e';

/** Whether to leave an element out of the search. Hidden tab panels are included. */
export const isSilent = (element: Element): boolean =>
  isNotText(element) || element.properties.dataSearch === SKIP;

/** The children of a node; empty for a text node. */
export function childrenOf(node: Root | ElementContent): readonly ElementContent[] {
  return 'children' in node ? (node.children as ElementContent[]) : [];
}

/** Collects the words of nodes as a single line of plain text. */
export class PlainText {
  private text = '';
  /** Whether the current table has had a row. */
  private hasRow = false;

  /** Adds a node with its descendants. */
  add(node: ElementContent): void {
    if (node.type === 'text') {
      // Line feeds of the source mean nothing; those between the lines of the page are added below.
      this.text += node.value.replace(/\s+/g, ' ');
      return;
    }
    if (node.type === 'element' && isSilent(node)) {
      return;
    }
    this.open(node);
    for (const child of childrenOf(node)) {
      this.add(child);
    }
    this.close(node);
  }

  /** Adds the separator before an element's content. */
  open(node: ElementContent): void {
    if (node.type !== 'element') {
      return;
    }
    const { tagName } = node;
    if (tagName === 'td' || tagName === 'th') {
      this.text += CELL_SEPARATOR;
    } else if (!INLINE.has(tagName)) {
      this.text += tagName === 'tr' && this.hasRow ? `\n${NEXT_ROW}` : '\n';
      this.hasRow = tagName === 'tr' || (this.hasRow && tagName !== 'table');
    }
  }

  /** Adds the separator after an element's content. */
  close(node: ElementContent): void {
    if (node.type === 'element' && !INLINE.has(node.tagName)) {
      this.text += node.tagName === 'td' || node.tagName === 'th' ? '' : '\n';
    }
  }

  /** The text so far, with collapsed whitespace, without empty separators, and with semicolons between rows. */
  toString(): string {
    let text = '';
    let isNextRow = false;
    for (const line of this.text.replace(/[\u200b\ufeff]/g, '').split('\n')) {
      isNextRow ||= line.startsWith(NEXT_ROW);
      const words = line
        .replace(NEXT_ROW, '')
        .replace(/\s+/g, ' ')
        .replace(/^(?: ?· ?)+|(?: ?· ?)+$/g, '')
        .replace(/(?: · ?){2,}/g, ' · ')
        .trim();
      if (words !== '') {
        text += `${isNextRow && /[^.:;!?]$/.test(text) ? ';' : ''} ${words}`;
        isNextRow = false;
      }
    }
    return text.trim();
  }
}

export function plainText(node: ElementContent): string {
  const text = new PlainText();
  text.add(node);
  return text.toString();
}
