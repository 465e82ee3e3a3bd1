import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5';

/** A page of the build, parsed as a browser without scripts parses it. */
export interface Page {
  /** Path below the build, with forward slashes. */
  readonly file: string;
  readonly html: string;
  /** The `html` element. */
  readonly root: PageElement;
  /** All elements, in document order. */
  readonly elements: readonly PageElement[];
}

/** An element of a page. */
export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Undefined for the root element. */
  readonly parent: PageElement | undefined;
  /** Elements and texts. */
  readonly children: readonly (PageElement | string)[];
  /** Where it is in the HTML; undefined for an element whose tags the HTML leaves out. */
  readonly location: Token.ElementLocation | undefined;
}

function elementOf(
  { tagName: tag, attrs, childNodes, sourceCodeLocation }: DefaultTreeAdapterTypes.Element,
  parent: PageElement | undefined,
  elements: PageElement[],
): PageElement {
  const children: (PageElement | string)[] = [];
  const element: PageElement = {
    tag,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    parent,
    children,
    location: sourceCodeLocation ?? undefined,
  };
  elements.push(element);
  for (const node of childNodes) {
    if ('tagName' in node) {
      children.push(elementOf(node, element, elements));
    } else if ('value' in node) {
      children.push(node.value);
    }
  }
  return element;
}

/**
 * Parses a page.
 *
 * @param file - its path below the build, with forward slashes
 */
export function parsePage(file: string, html: string): Page {
  const { childNodes } = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const elements: PageElement[] = [];
  const [root] = childNodes.flatMap((node) =>
    'tagName' in node ? [elementOf(node, undefined, elements)] : [],
  );
  return { file, html, root: root as PageElement, elements };
}

/** The text in an element. */
export const textOf = ({ children }: PageElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
