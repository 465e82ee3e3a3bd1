import type { Element, ElementContent, Root } from 'hast';
import { CELL_SEPARATOR } from '../../shared/files/format.ts';

/** Elements that are not part of what a page says: what acts, what decorates, what leads elsewhere. */
const SILENT = new Set(
  'annotation button dialog footer form iframe input label nav noscript output script select style svg template textarea'.split(
    ' ',
  ),
);

/** Elements within a line; every other one ends the line before it, and its own. */
const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i ins kbd label mark math mn mo mi mrow ms msub msup q s samp semantics small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** The values of `data-search` by which a component keeps itself out of the records, or a control's text in. */
const MARKS = { skip: 'skip', text: 'text' };

const classesOf = ({ properties }: Element): readonly (string | number)[] =>
  Array.isArray(properties.className) ? properties.className : [];

/** Whether an element is the sign by which a row links to itself. */
function isAnchorSign({ tagName, children: [sign, ...others] }: Element): boolean {
  return tagName === 'a' && others.length === 0 && sign?.type === 'text' && sign.value === '#';
}

/** Whether an element says nothing that a search should find. A panel of tabs counts though it is hidden. */
export function isSilent(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    (SILENT.has(tagName) && properties.dataSearch !== MARKS.text) ||
    isAnchorSign(element) ||
    properties.dataSearch === MARKS.skip ||
    String(properties.ariaHidden) === 'true' ||
    (properties.hidden !== undefined &&
      properties.hidden !== false &&
      properties.role !== 'tabpanel') ||
    classesOf(element).includes('hash-link')
  );
}

/** The children of a node; none of a text. */
export function childrenOf(node: Root | ElementContent): readonly ElementContent[] {
  return 'children' in node ? (node.children as ElementContent[]) : [];
}

/** Collects the words of nodes into a plain text, on one line. */
export class PlainText {
  private text = '';

  /** Adds a node with everything in it. */
  add(node: ElementContent): void {
    if (node.type === 'text') {
      // Line feeds of the source mean nothing; those that end a line of the page are added below.
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

  /** What goes before an element's content. */
  open(node: ElementContent): void {
    if (node.type !== 'element') {
      return;
    }
    if (node.tagName === 'td' || node.tagName === 'th') {
      this.text += CELL_SEPARATOR;
    } else if (!INLINE.has(node.tagName)) {
      this.text += '\n';
    }
  }

  /** What goes after an element's content. */
  close(node: ElementContent): void {
    if (node.type === 'element' && !INLINE.has(node.tagName)) {
      this.text += node.tagName === 'td' || node.tagName === 'th' ? '' : '\n';
    }
  }

  /** The text so far, each run of white space one space, no separator where nothing is separated. */
  toString(): string {
    return this.text
      .replace(/[\u200b\ufeff]/g, '')
      .replace(/[^\S\n]+/g, ' ')
      .split('\n')
      .map((line) => line.replace(/^(?: ?· ?)+|(?: ?· ?)+$/g, '').replace(/(?: · ?){2,}/g, ' · '))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  }
}

/** The words of a node. */
export function plainText(node: ElementContent): string {
  const text = new PlainText();
  text.add(node);
  return text.toString();
}
