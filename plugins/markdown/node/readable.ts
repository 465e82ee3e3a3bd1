import type { Element, ElementContent, Properties, Root } from 'hast';
import { findElement, hasClass, textOf } from '../../rendered/node/elements.ts';
import { isNotText } from '../../rendered/node/notText.ts';

const isTask = ({ tagName, properties }: Element): boolean =>
  tagName === 'input' && properties.type === 'checkbox';

/** The drawing of a plot. Its text is the labels of the axes; its label says what it shows. */
const isPlot = ({ tagName, properties }: Element): boolean =>
  tagName === 'svg' && properties.role === 'img';

/** The sources and backlinks: the only division that excludes itself from the search. */
const isProvenance = ({ tagName, properties }: Element): boolean =>
  tagName === 'div' && properties.dataSearch === 'skip';

/** The text alternative of a picture or plot. */
function alternativeOf(node: ElementContent | undefined): unknown {
  if (node?.type !== 'element') {
    return undefined;
  }
  return node.tagName === 'img' ? node.properties.alt : isPlot(node) && node.properties.ariaLabel;
}

/** Whether a node is the picture before it once more: for the other color mode, or for a narrow column. */
function isVariant(node: ElementContent, before: ElementContent | undefined): boolean {
  const alternative = alternativeOf(node);
  return typeof alternative === 'string' && alternativeOf(before) === alternative;
}

/** Whether a node is the legend of a plot beside it, which repeats the heads of the plot's table. */
const isLegend = (node: ElementContent, siblings: readonly ElementContent[]): boolean =>
  node.type === 'element' &&
  node.tagName === 'ul' &&
  siblings.some((sibling) => sibling.type === 'element' && isPlot(sibling));

/**
 * Whether an element only wraps its content: the label of a task, whose checkbox the converter expects directly in its
 * item, and spans and times. A third of a page's elements are such.
 */
const isWrapper = (element: Element): boolean =>
  element.tagName === 'label' ||
  element.tagName === 'time' ||
  (element.tagName === 'span' && !hasClass(element, 'katex-display'));

/** What a heading says: its link to itself only wraps that. */
function contentOf({ properties, children }: Element): readonly ElementContent[] {
  const [link] = children;
  return link?.type === 'element' &&
    link.tagName === 'a' &&
    typeof properties.id === 'string' &&
    link.properties.href === `#${properties.id}`
    ? link.children
    : children;
}

/** The properties that mean something in Markdown. */
const KEPT = ['alt', 'checked', 'className', 'dataDiagram', 'dataLabel', 'role', 'start', 'type'];

/** The properties of an element, with absolute URLs, and the alignment of a cell where the converter expects it. */
function propertiesOf({ properties }: Element, address: string): Properties {
  const { href, src, style } = properties;
  const kept = KEPT.flatMap((name) =>
    properties[name] === undefined ? [] : [[name, properties[name]]],
  );
  const align = typeof style === 'string' && /text-align:\s*(left|center|right)/.exec(style)?.[1];
  return {
    ...Object.fromEntries(kept),
    ...(typeof href === 'string' && { href: new URL(href, address).href }),
    ...(typeof src === 'string' && { src: new URL(src, address).href }),
    ...(align && { align }),
  };
}

/**
 * Copies what a reader reads of a page: without its title, its sources, controls, and decoration, with absolute URLs,
 * each picture once, each formula as its TeX, and code as plain text.
 *
 * @param root - the content of a page, which stays as it is
 * @param address - URL of the page
 */
export function readableContent(root: Root, address: string): Root {
  const copyAll = (children: readonly ElementContent[]): ElementContent[] =>
    children.flatMap((child, at) =>
      isVariant(child, children[at - 1]) || isLegend(child, children) ? [] : copy(child),
    );

  const copy = (node: ElementContent): ElementContent[] => {
    if (node.type !== 'element') {
      // No-break spaces are set by the build, and only confuse whoever edits or searches the text.
      return node.type === 'text'
        ? [{ type: 'text', value: node.value.replaceAll('\u00A0', ' ') }]
        : [];
    }
    const { tagName } = node;
    const withContent = (content: ElementContent[]): ElementContent[] => [
      { type: 'element', tagName, properties: propertiesOf(node, address), children: content },
    ];
    if (isTask(node)) {
      return withContent([]);
    }
    if (isPlot(node)) {
      const children = [{ type: 'text' as const, value: `Plot: ${node.properties.ariaLabel}` }];
      return [{ type: 'element', tagName: 'p', properties: {}, children }];
    }
    if (isNotText(node) || isProvenance(node) || tagName === 'h1') {
      return [];
    }
    if (hasClass(node, 'katex')) {
      const source = findElement(node.children, (element) => element.tagName === 'annotation');
      return withContent([{ type: 'text', value: source === undefined ? '' : textOf(source) }]);
    }
    if (tagName === 'pre') {
      return withContent([{ type: 'text', value: textOf(node) }]);
    }
    const content = copyAll(contentOf(node));
    return isWrapper(node) ? content : withContent(content);
  };

  return { type: 'root', children: copyAll(root.children as ElementContent[]) };
}
