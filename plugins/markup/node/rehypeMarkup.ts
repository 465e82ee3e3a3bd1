import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { splitAtOptions } from '../../code/shared/options.ts';
import { textAttribute } from '../../mdx/node/componentImport.ts';

type JsxElement = Extract<Nodes, { readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** The registered component that shows HTML (plugins/markup/client). */
const COMPONENT = 'Markup';

/** Elements that `src/theme/MDXComponents` replaces by components that need React. */
const LIVE = new Set(
  'h1 h2 h3 h4 h5 h6 pre details summary img table input admonition mermaid'.split(' '),
);

/** Elements of JSX that can be HTML: nothing handles their events. */
const PLAIN_JSX = new Set(
  'abbr b br cite del i ins kbd mark small span sub sup time u wbr'.split(' '),
);

/** Elements that can show HTML, if they have no properties but these. */
const FRAMES = new Set(
  'blockquote dd div dl dt em li ol p section span strong tbody td th thead tr ul'.split(' '),
);
const FRAME_PROPERTIES = new Set(['className', 'id', 'start']);

/** A URL with a scheme, or with a host: what the framework's links open in a new tab. */
const EXTERNAL = /^(?:\w*:|\/\/)/;

const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isPlain = (attribute: JsxElement['attributes'][number]): attribute is MdxJsxAttribute =>
  attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object';

/** Inline code, as src/theme/CodeInline renders it; `undefined` for anything else. */
function inlineCode({ properties, children }: Element): Element | undefined {
  const [text, ...others] = children;
  if (text?.type !== 'text' || others.length > 0 || text.value.includes('\n')) {
    return undefined;
  }
  const parts = splitAtOptions(text.value).map((value, at): ElementContent => {
    const part = { type: 'text', value } as const;
    return at % 2 === 0
      ? part
      : { type: 'element', tagName: 'span', properties: { className: 'option' }, children: [part] };
  });
  return {
    type: 'element',
    tagName: 'code',
    properties: { translate: 'no', ...properties },
    children: parts,
  };
}

/** What the framework's link adds to one that leads elsewhere; `undefined` if a link isn't absolute. */
function linkProperties(properties: Properties): Properties | undefined {
  const { href } = properties;
  if (typeof href !== 'string' || href.startsWith('pathname:')) {
    return undefined;
  }
  if (EXTERNAL.test(href)) {
    return { target: '_blank', rel: 'noopener noreferrer', ...properties };
  }
  return /^[#/]/.test(href) ? properties : undefined;
}

/** A table cell's properties, as React renders them. */
function cellProperties({ align, ...properties }: Properties): Properties {
  return align === undefined ? properties : { ...properties, style: `text-align:${align}` };
}

/** The children of an element, in a table without the line breaks between its parts, which JSX leaves out as well. */
const withoutGaps = ({ tagName, children }: Element): readonly ElementContent[] =>
  /^t(?:able|head|body|r)$/.test(tagName)
    ? children.filter(({ type }) => type !== 'text')
    : children;

/** A node as it is in HTML; `undefined` if it's, or contains, a component or an expression. */
function inHtml(node: Nodes): ElementContent | undefined {
  if (node.type === 'text') {
    return node;
  }
  if (isJsx(node)) {
    const { name, attributes } = node;
    const children = allInHtml(node.children);
    return name !== null && PLAIN_JSX.has(name) && attributes.every(isPlain) && children
      ? {
          type: 'element',
          tagName: name,
          properties: Object.fromEntries(
            attributes.map((each) => [each.name, each.value as string]),
          ),
          children,
        }
      : undefined;
  }
  if (node.type !== 'element' || LIVE.has(node.tagName)) {
    return undefined;
  }
  const { tagName } = node;
  if (tagName === 'code') {
    return inlineCode(node);
  }
  const properties =
    tagName === 'a'
      ? linkProperties(node.properties)
      : /^t[dh]$/.test(tagName)
        ? cellProperties(node.properties)
        : node.properties;
  const children = allInHtml(withoutGaps(node));
  return properties && children && { type: 'element', tagName, properties, children };
}

function allInHtml(nodes: readonly Nodes[]): ElementContent[] | undefined {
  const converted: ElementContent[] = [];
  for (const node of nodes) {
    const html = inHtml(node);
    if (html === undefined) {
      return undefined;
    }
    converted.push(html);
  }
  return converted;
}

/** An element of JSX: MDX replaces those of Markdown by components of the registry. */
const jsxElement = (
  name: string,
  attributes: readonly MdxJsxAttribute[],
  children: ElementContent[],
): JsxElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [...attributes],
  children,
  data: { _mdxExplicitJsx: true },
});

/** The element that shows the HTML of a node's children; `undefined` if it can't, or if they're text. */
function framed(element: Element): JsxElement | undefined {
  const { tagName, properties, children } = element;
  const isFrame =
    FRAMES.has(tagName) &&
    Object.keys(properties).every((name) => FRAME_PROPERTIES.has(name)) &&
    children.some(({ type }) => type !== 'text');
  const html = isFrame ? allInHtml(withoutGaps(element)) : undefined;
  if (html === undefined) {
    return undefined;
  }
  const attributes = Object.entries(properties).map(([name, value]) =>
    textAttribute(name, [value].flat().join(' ')),
  );
  return jsxElement(
    COMPONENT,
    [
      textAttribute('as', tagName),
      ...attributes,
      textAttribute('html', toHtml(html, { characterReferences: { useNamedReferences: true } })),
    ],
    [],
  );
}

/** Replaces the largest parts that can be HTML below a node. */
function replaceIn(parent: Root | Element | JsxElement): void {
  parent.children = (parent.children as Nodes[]).map((child) => {
    if (child.type !== 'element') {
      if (isJsx(child)) {
        replaceIn(child);
      }
      return child;
    }
    if (child.tagName === 'pre') {
      return child;
    }
    const code = child.tagName === 'code' ? inlineCode(child) : undefined;
    if (code !== undefined) {
      return jsxElement('code', [textAttribute('translate', 'no')], code.children);
    }
    // A link in a heading has to be seen as one.
    const replaced = /^h\d$/.test(parent.type === 'element' ? parent.tagName : '')
      ? undefined
      : framed(child);
    if (replaced === undefined) {
      replaceIn(child);
    }
    return replaced ?? child;
  }) as typeof parent.children;
}

/**
 * Turns the parts of a document that nothing changes in the browser into HTML: paragraphs, lists, table rows, formulas.
 * React would create, hydrate, and remove at least one object for each of their elements. Runs after all plugins that add
 * elements.
 */
export const rehypeMarkup: Plugin<[], Root> = () => replaceIn;
