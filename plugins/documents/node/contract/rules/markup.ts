import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Fault, faultAt, lineOf } from '../../../../mdx/node/faults.ts';
import { nodesOf } from '../../../../mdx/node/nodes.ts';
import { preprocessed } from '../../../../mdx/node/parse.ts';
import type { Page, PageRule } from './rule.ts';

/** What's written at a node. */
const writtenAt = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

/** The definitions, and which of them something refers to. */
function unusedIn({ tree }: Page): readonly Fault[] {
  const used = new Set(
    nodesOf(tree, 'linkReference', 'imageReference', 'footnoteReference').map(
      ({ identifier }) => identifier,
    ),
  );
  const definitions = nodesOf(tree, 'definition', 'footnoteDefinition');
  return definitions.flatMap((node, at) => {
    const name = node.type === 'definition' ? `[${node.label}]` : `[^${node.label}]`;
    const isRepeated = definitions
      .slice(0, at)
      .some((other) => other.type === node.type && other.identifier === node.identifier);
    if (isRepeated) {
      return [faultAt(node, `${name} is defined twice, and only the first counts; delete one`)];
    }
    return used.has(node.identifier)
      ? []
      : [faultAt(node, `nothing refers to ${name}, so nobody sees it; delete it, or refer to it`)];
  });
}

/** Markdown that has a meaning, but not the one that it was written for. */
export const otherMeanings: PageRule = {
  description:
    'Text is neither struck through by a single `~`, nor indented, nor a heading because of a line below it.',
  check: ({ tree, text }) => {
    const source = preprocessed(text);
    return [
      ...nodesOf(tree, 'strong')
        .filter((node) => writtenAt(node, source).startsWith('_'))
        .map((node) =>
          faultAt(
            node,
            `__${textOf(node)}__ is bold; write it as code in backticks, or as **bold**`,
          ),
        ),
      ...nodesOf(tree, 'delete')
        .filter((node) => !writtenAt(node, source).startsWith('~~'))
        .map((node) =>
          faultAt(node, `~${textOf(node)}~ is struck through; write <sub>, or \\~ for a tilde`),
        ),
      ...nodesOf(tree, 'emphasis')
        .filter((node) => isProduct(node, source))
        .map((node) =>
          faultAt(node, `the stars around "${textOf(node)}" stress it; write × between numbers`),
        ),
      ...nodesOf(tree, 'heading')
        .filter((node) => node.depth === 2 && !writtenAt(node, source).startsWith('#'))
        .map((node) =>
          faultAt(
            node,
            'the line below makes the text a heading; put an empty line above it, or write ##',
          ),
        ),
      ...tree.children
        .filter(({ type, position }) => type === 'paragraph' && (position?.start.column ?? 1) > 4)
        .map((node) =>
          faultAt(
            node,
            'indented lines are text here; put a fence of ``` around code, or indent less',
          ),
        ),
      ...nodesOf(tree, 'paragraph')
        .filter(
          ({ children: [only, ...others] }) =>
            only?.type === 'inlineCode' &&
            others.length === 0 &&
            writtenAt(only, source).includes('\n'),
        )
        .map((node) =>
          faultAt(
            node,
            'the lines are code in a text; put a fence of three backticks above and below',
          ),
        ),
      ...nodesOf(tree, 'list').flatMap((node) => numberFaults(node, source)),
      ...nodesOf(tree, 'textDirective', 'leafDirective').map((node) =>
        faultAt(
          node,
          `:${node.name} would be lost; write \\: for a colon, or an admonition with :::`,
        ),
      ),
      ...nodesOf(tree, 'blockquote')
        .filter((node) => writtenAt(node, source).startsWith('>>>>>>>'))
        .map((node) => faultAt(node, 'this is left over from a merge; delete it')),
    ];
  },
};

/** Whether a star that stresses is between numbers, as in `2*3*4`. */
function isProduct({ position }: Nodes, source: string): boolean {
  const before = source[(position?.start.offset ?? 0) - 1] ?? '';
  return /\d/.test(before) && /\d/.test(source[position?.end.offset ?? 0] ?? '');
}

/** The items whose number isn't the one that's shown. */
function numberFaults(list: Extract<Nodes, { type: 'list' }>, source: string): readonly Fault[] {
  const numbers = list.ordered
    ? list.children.map((item) => Number.parseInt(writtenAt(item, source), 10))
    : [];
  const [first = 1, ...others] = numbers;
  const wrong = others.findIndex((number, at) => number !== first + at + 1);
  const item = list.children[wrong + 1];
  if (wrong < 0 || item === undefined || others.every((number) => number === first)) {
    return [];
  }
  const shown = first + wrong + 1;
  return [faultAt(item, `readers see the number ${shown}, not ${others[wrong]}; write ${shown}`)];
}

/** A definition is invisible without what refers to it. */
export const definitions: PageRule = {
  description: 'Each footnote and each named address is referred to, and is defined once.',
  check: unusedIn,
};

/** Links in headings and pictures don't work in the table of contents. */
export const headingMarkup: PageRule = {
  description:
    'Headings are text with code and formulas only, without a colon or a period at the end.',
  check: ({ tree, headings }) =>
    nodesOf(tree, 'heading').flatMap((node) => {
      const [marked] = nodesOf(
        node,
        'strong',
        'link',
        'linkReference',
        'footnoteReference',
        'mdxJsxTextElement',
      );
      const text = headings.find(({ line }) => line === lineOf(node))?.text ?? '';
      const [end] = /(?<!\b(?:etc|vs))[.:;,]$/.exec(text) ?? [];
      if (marked !== undefined) {
        return [
          faultAt(
            node,
            `the heading "${text}" holds ${NAMES[marked.type]}; put it into the text below`,
          ),
        ];
      }
      if (/\{#/.test(text)) {
        return [
          faultAt(
            node,
            `the heading "${text}" has an id that can't be read; write it at the end, as in {#brewing}`,
          ),
        ];
      }
      return end === undefined
        ? []
        : [faultAt(node, `the heading "${text}" ends with "${end}"; delete it`)];
    }),
};

const NAMES: Readonly<Record<string, string>> = {
  strong: 'bold text',
  link: 'a link',
  linkReference: 'a link',
  footnoteReference: 'a footnote',
  mdxJsxTextElement: 'a component',
};

/** A kind of content that nobody sees, or that has no end. */
export const emptyContent: PageRule = {
  description: 'Admonitions, tables, and blocks of code have a content and an end.',
  check: ({ tree, text }) => {
    const lines = text.split('\n');
    const lastLineOf = ({ position }: Nodes) => lines[(position?.end.line ?? 1) - 1] ?? '';
    return [
      ...nodesOf(tree, 'containerDirective').flatMap((node) => {
        const content = node.children.filter(
          (child) => child.data === undefined || !('directiveLabel' in child.data),
        );
        if (Object.keys(node.attributes ?? {}).length > 0) {
          return [
            faultAt(
              node,
              `:::${node.name} takes no attributes; write its title as :::${node.name} Title`,
            ),
          ];
        }
        return content.length === 0 && /^[\s>]*:{3,}\s*$/.test(lastLineOf(node))
          ? [faultAt(node, `:::${node.name} is empty; write its text between it and :::`)]
          : [];
      }),
      ...nodesOf(tree, 'table').flatMap((node) => {
        const [head, ...rows] = node.children;
        if (rows.length === 0) {
          return [faultAt(node, 'the table has no row below its head; add one, or delete it')];
        }
        return head !== undefined && textOf(head).trim() === ''
          ? [faultAt(node, 'the head of the table is empty; name its columns')]
          : [];
      }),
      ...nodesOf(tree, 'code').flatMap((node) => {
        if (!/^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lastLineOf(node))) {
          return [
            faultAt(
              node,
              'the block of code has no end; write its fence again below it, with nothing after it',
            ),
          ];
        }
        return node.value.trim() === '' && !['mermaid', 'plot'].includes(node.lang ?? '')
          ? [faultAt(node, 'the block of code is empty; delete it')]
          : [];
      }),
      ...nodesOf(tree, 'math')
        .filter((node) => !/^[\s>]*\${2,}\s*$/.test(lastLineOf(node)))
        .map((node) => faultAt(node, 'the formula has no end; write $$ on a line below it')),
    ];
  },
};
