import type { Element } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, ListItem, Nodes, Paragraph, PhrasingContent } from 'mdast';
import { classesOf, findElement, hasClass, textOf } from '../../rendered/node/elements.ts';

const strong = (text: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value: text }] }],
});

const phrasing = (state: State, element: Element | undefined) =>
  element === undefined ? [] : (state.all(element) as PhrasingContent[]);

const flow = (state: State, element: Element) => state.toFlow(state.all(element)) as BlockContent[];

const isTitle = (element: Element): boolean =>
  classesOf(element).some((name) => /^(?:codeBlockTitle|admonitionHeading)/.test(name));

/** The title of a code block or an admonition. */
const titleOf = (element: Element): string | undefined => {
  const title = findElement(element.children, isTitle);
  return title && textOf(title).trim();
};

/** The part of a class after a prefix. */
const classAfter = (element: Element, prefix: string): string =>
  classesOf(element)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length) ?? '';

const preIn = (element: Element): string => {
  const pre = findElement(element.children, ({ tagName }) => tagName === 'pre');
  return pre === undefined ? '' : textOf(pre).replace(/^\n|\n$/g, '');
};

/** A code block, with its title where the sources of documents have it. */
function codeBlock(element: Element): Nodes {
  const title = titleOf(element);
  return {
    type: 'code',
    lang: classAfter(element, 'language-'),
    meta: title === undefined ? null : `title="${title.replaceAll('"', "'")}"`,
    value: preIn(element),
  };
}

/** An admonition as a quote, beginning with its type and title. */
function admonition(state: State, element: Element): Nodes {
  const type = classAfter(element, 'theme-admonition-');
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const title = titleOf(element) ?? type;
  const rest = element.children.filter((child) => child.type !== 'element' || !isTitle(child));
  return {
    type: 'blockquote',
    children: [
      strong(title.toLowerCase() === type ? name : `${name}: ${title}`),
      ...flow(state, { ...element, children: rest }),
    ],
  };
}

/** How the site's components become Markdown; everything else is converted by the element's own meaning. */
export const HANDLERS: Readonly<Record<string, Handle>> = {
  div(state, element: Element) {
    if (hasClass(element, 'theme-code-block')) {
      return codeBlock(element);
    }
    if (element.properties.dataDiagram !== undefined) {
      return { type: 'code', lang: 'mermaid', value: preIn(element) };
    }
    if (hasClass(element, 'theme-admonition')) {
      return admonition(state, element);
    }
    // A panel of tabs is below its label.
    return element.properties.role === 'tabpanel'
      ? [strong(String(element.properties.dataLabel)), ...flow(state, element)]
      : flow(state, element);
  },

  /** A description list as a list: each term with its description. */
  dl: (state, element: Element) => ({
    type: 'list',
    ordered: false,
    spread: false,
    children: element.children.flatMap((pair): ListItem[] => {
      if (pair.type !== 'element') {
        return [];
      }
      const [term, description] = pair.children.filter((child) => child.type === 'element');
      const children: PhrasingContent[] = [
        { type: 'strong', children: phrasing(state, term) },
        { type: 'text', value: ': ' },
        ...phrasing(state, description),
      ];
      return [{ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] }];
    }),
  }),

  span(state, element: Element) {
    if (hasClass(element, 'katex-display')) {
      return { type: 'math', value: textOf(element).trim() };
    }
    return hasClass(element, 'katex')
      ? { type: 'inlineMath', value: textOf(element).trim() }
      : state.all(element);
  },

  summary: (_, element: Element) => strong(textOf(element).trim()),

  /** A table, below its caption. */
  table(state, element: Element) {
    const caption = findElement(element.children, ({ tagName }) => tagName === 'caption');
    const rows = defaultHandlers.table(state, element);
    return caption === undefined ? rows : [strong(textOf(caption)), rows];
  },
};
