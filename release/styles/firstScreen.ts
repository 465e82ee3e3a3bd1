import type { Page, PageElement } from '../pages/page.ts';

/** Which parts of a page are on its first screen. */
export interface FirstScreen {
  /** The elements that may be on it, in document order. */
  readonly elements: readonly PageElement[];
  /**
   * The first elements that are certainly below it: the first such block of the document, and the first such row of each
   * data table, in order.
   */
  readonly firstBelow: readonly PageElement[];
}

/**
 * Characters of an article that overflow a first screen: no document of the library fits 90% of them on one, at any
 * width.
 */
const LETTERS = 2000;

/** More data table rows than fit on any first screen. */
const SCREEN_OF_ROWS = 40;

/** Class of the element that contains the blocks of a document. */
const BLOCKS_CLASS = 'markdown';

/** Elements whose text takes up no lines: source code, drawings, and select lists. */
const WITHOUT_LINES = new Set(['math', 'noscript', 'script', 'select', 'style', 'svg', 'template']);

/** Whether an element's text takes up no lines. A false positive only makes the first screen longer. */
const isUnseen = ({ tag, attributes }: PageElement): boolean =>
  WITHOUT_LINES.has(tag) ||
  'hidden' in attributes ||
  (tag === 'details' && !('open' in attributes));

/** What an element's ancestors, and the elements before it, say about it. */
interface Surroundings {
  /** Whether it's in an article or comes after one. */
  readonly isInArticle: boolean;
  readonly isInFooter: boolean;
  readonly isInTable: boolean;
  readonly isInNoscript: boolean;
  readonly isUnseen: boolean;
}

/**
 * Finds what's on the first screen of a page: everything but what comes after enough text in its article, the siblings
 * that follow that article, the page's footer after it, and what only readers without scripts get.
 */
export function firstScreenOf({ root }: Page): FirstScreen {
  const elements = [root];
  const firstBelow: PageElement[] = [];
  let letters = 0;
  let isFull = false;
  let hasBlock = false;
  let rows = 0;

  const read = (parent: PageElement, around: Surroundings) => {
    let { isInArticle } = around;
    const hasBlocks = parent.attributes.class?.split(' ').includes(BLOCKS_CLASS) === true;
    for (const child of parent.children) {
      if (typeof child === 'string') {
        letters += isInArticle && !around.isUnseen ? child.length : 0;
        continue;
      }
      const { tag, attributes } = child;
      // Column widths depend on all rows of a table, so none of it is below unless all of it is.
      isFull = around.isInTable ? isFull : letters > LETTERS;
      isInArticle ||= tag === 'article' && !isFull;
      const isInFooter = around.isInFooter || tag === 'footer';
      const isBelow = isFull && (isInArticle || isInFooter);
      if (!isBelow && !around.isInNoscript) {
        elements.push(child);
      }
      // Rows of data tables are laid out separately, so they can be skipped one by one.
      const isRow = tag === 'tr' && attributes.role === 'row';
      rows = tag === 'table' ? 0 : rows + Number(isRow);
      const isFirstBlock = hasBlocks && isBelow && !hasBlock;
      hasBlock ||= isFirstBlock;
      if (isFirstBlock || (isRow && rows === SCREEN_OF_ROWS)) {
        firstBelow.push(child);
      }
      read(child, {
        isInArticle,
        isInFooter,
        isInTable: around.isInTable || tag === 'table',
        isInNoscript: around.isInNoscript || tag === 'noscript',
        isUnseen: around.isUnseen || isUnseen(child),
      });
    }
  };

  read(root, {
    isInArticle: false,
    isInFooter: false,
    isInTable: false,
    isInNoscript: false,
    isUnseen: false,
  });
  return { elements, firstBelow };
}
