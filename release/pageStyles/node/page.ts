import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a page. */
export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Undefined for the root element. */
  readonly parent: PageElement | undefined;
  /** Whether it's certainly below the first screen. */
  readonly isBelow: boolean;
}

/** A page as its styles see it. */
export interface Page {
  /** All elements, in document order. */
  readonly elements: readonly PageElement[];
  /**
   * Where to insert the attributes of the first elements that are certainly below the first screen: the first such
   * block
   * of the document, and the first such row of each data table. Offsets in the HTML, in order.
   */
  readonly firstBelow: readonly number[];
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
  readonly parent: PageElement | undefined;
  /** Whether it's in an article or comes after one. */
  readonly isInArticle: boolean;
  readonly isInFooter: boolean;
  readonly isInTable: boolean;
  readonly isUnseen: boolean;
}

/**
 * Reads a page, and finds what's certainly below its first screen: whatever comes after enough text in its article,
 * the siblings that follow that article, and the page's footer.
 */
export function readPage(html: string): Page {
  const elements: PageElement[] = [];
  const firstBelow: number[] = [];
  let letters = 0;
  let isFull = false;
  let hasBlock = false;
  let rows = 0;

  const read = (parent: DefaultTreeAdapterTypes.ParentNode, around: Surroundings) => {
    let { isInArticle } = around;
    for (const node of parent.childNodes) {
      if ('value' in node && isInArticle && !around.isUnseen) {
        letters += node.value.length;
      }
      if (!('tagName' in node)) {
        continue;
      }
      // Column widths depend on all rows of a table, so none of it is below unless all of it is.
      isFull = around.isInTable ? isFull : letters > LETTERS;
      const { tagName: tag } = node;
      isInArticle ||= tag === 'article' && !isFull;
      const isInFooter = around.isInFooter || tag === 'footer';
      const element = {
        tag,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        parent: around.parent,
        isBelow: isFull && (isInArticle || isInFooter),
      };
      elements.push(element);
      const isBlock = around.parent?.attributes.class?.split(' ').includes(BLOCKS_CLASS) === true;
      // Rows of data tables have layouts of their own.
      const isRow = tag === 'tr' && element.attributes.role === 'row';
      rows = tag === 'table' ? 0 : rows + Number(isRow);
      if ((isBlock && element.isBelow && !hasBlock) || (isRow && rows === SCREEN_OF_ROWS)) {
        hasBlock ||= isBlock;
        firstBelow.push((node.sourceCodeLocation?.startOffset ?? 0) + `<${tag}`.length);
      }
      read(node, {
        parent: element,
        isInArticle,
        isInFooter,
        isInTable: around.isInTable || tag === 'table',
        isUnseen: around.isUnseen || isUnseen(element),
      });
    }
  };

  read(parse(html, { sourceCodeLocationInfo: true }), {
    parent: undefined,
    isInArticle: false,
    isInFooter: false,
    isInTable: false,
    isUnseen: false,
  });
  return { elements, firstBelow };
}
