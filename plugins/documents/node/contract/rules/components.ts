import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import {
  type ComponentNode,
  isElement,
  literalIn,
  textOfAttribute,
} from '../../../../mdx/node/attributes.ts';
import { type Fault, faultAt } from '../../../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../../../mdx/node/nodes.ts';
import { readAttributes } from '../../../../mdx/node/readAttributes.ts';
import { SCHEMAS as RECIPE_PARTS } from '../../../../recipes/node/attributes.ts';
import { COMPONENTS, ELEMENTS } from '../../../shared/components.ts';
import { isKey, strokesOf } from '../../../shared/keyNames.ts';
import type { Page, PageRule } from './rule.ts';

const KNOWN_COMPONENTS = [...Object.keys(COMPONENTS), ...Object.keys(RECIPE_PARTS)].sort();

/** Elements that load something; the rule for pictures says what to write instead. */
export const LOADING_ELEMENTS = 'img picture iframe video audio source embed object'.split(' ');

/** An expression that's only a comment. */
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/** What to say about a name; `undefined` if documents can use it. Headings have a rule of their own. */
function nameFault({ name }: ComponentNode): string | undefined {
  if (
    name === null ||
    Object.hasOwn(ELEMENTS, name) ||
    /^h[1-6]$/.test(name) ||
    LOADING_ELEMENTS.includes(name)
  ) {
    return undefined;
  }
  const component = KNOWN_COMPONENTS.find((known) => known.toLowerCase() === name.toLowerCase());
  if (component !== undefined) {
    return component === name ? undefined : `there is no component <${name}>; write <${component}>`;
  }
  return /^[A-Z]/.test(name)
    ? `there is no component <${name}>; known are ${KNOWN_COMPONENTS.join(', ')}`
    : `documents have no element <${name}>; write it in Markdown, or with one of ${Object.keys(ELEMENTS).join(', ')}`;
}

/** The outermost elements with an unknown name: what's in them goes with them. */
function nameFaults(node: Nodes): readonly Fault[] {
  const message = isElement(node) ? nameFault(node as ComponentNode) : undefined;
  if (message !== undefined) {
    return [faultAt(node, message)];
  }
  return 'children' in node ? node.children.flatMap(nameFaults) : [];
}

/** Otherwise, rendering the page fails or runs code, and an error doesn't give the position. */
export const knownNames: PageRule = {
  description:
    'Components and elements have a name that is known, and braces hold a text or a comment.',
  check: ({ tree }) => [
    ...nameFaults(tree),
    ...nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression')
      .filter((node) => !COMMENT.test(node.value) && typeof literalIn(node) !== 'string')
      .map((node) =>
        faultAt(
          node,
          `{${node.value}} would be run as code; put it in backticks, or write \\{ for a brace`,
        ),
      ),
    ...nodesOf(tree, 'mdxjsEsm').map((node) =>
      faultAt(
        node,
        'a document neither imports nor exports; delete the line: components are there by their names',
      ),
    ),
  ],
};

/** Attributes that other rules check, with more to say about them. */
const CHECKED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  Figure: ['alt', 'width', 'height'],
};

/** Components whose attributes the checks of contents read. */
const READ_ELSEWHERE = ['Checklist', 'DataTable'];

/** React ignores an attribute that a component doesn't know, and fails without one that it needs. */
export const attributes: PageRule = {
  description: 'Components and elements have the attributes that they need, and no others.',
  check: ({ tree }) =>
    elementsOf(tree).flatMap((node) => {
      const name = String(node.name);
      const schema = Object.entries({ ...COMPONENTS, ...ELEMENTS }).find(
        ([known]) => known === name && !READ_ELSEWHERE.includes(name),
      )?.[1];
      const names = node.attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' ? each.name : [],
      );
      const twice = names.filter((each, at) => names.indexOf(each) < at);
      return [
        ...twice.map((each) =>
          faultAt(node, `<${name}> has the attribute "${each}" twice; delete one`),
        ),
        ...(schema === undefined ? [] : readAttributes<unknown>(node, schema).faults)
          .filter(({ attribute = '' }) => !CHECKED_ELSEWHERE[name]?.includes(attribute))
          .map(({ line, message }) => ({ line, message: `${message}${fixOf(message)}` })),
        ...(name === 'Figure' && captionRuns(node)
          ? [
              faultAt(
                node,
                'the caption would run code; write a text in quotes, or elements in <>…</>',
              ),
            ]
          : []),
      ];
    }),
};

/** Whether an expression is anything but elements, with nothing but literals in braces. */
function runsCode(expression: object): boolean {
  const { type = '', ...parts } = expression as { readonly type?: string };
  return (
    !/^(?:JSX|Literal)/.test(type) ||
    Object.values(parts)
      .flat()
      .some((part) => typeof part === 'object' && part !== null && 'type' in part && runsCode(part))
  );
}

/** Whether a caption is an expression with code in it. */
function captionRuns(node: ComponentNode): boolean {
  const caption = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'caption',
  );
  const value = caption?.value;
  const [statement] = (typeof value === 'object' ? value?.data?.estree?.body : undefined) ?? [];
  return statement?.type === 'ExpressionStatement' && runsCode(statement.expression);
}

/** The end of the message about an attribute of HTML that has no place in a document. */
const fixOf = (message: string): string =>
  /no attribute "(?:style|class|className)"/.test(message)
    ? '; the look comes from the stylesheet'
    : '';

/** A misspelled key name would be shown as is. */
export const keyNames: PageRule = {
  description: 'Keys are named as they are on a keyboard, such as `Ctrl`, `F5`, or `A`.',
  check: ({ tree }) =>
    elementsOf(tree, 'Keys').flatMap((node) => {
      const [only, ...others] = node.children;
      const written = only?.type === 'mdxTextExpression' ? literalIn(only) : textOf(node);
      const isText = only?.type === 'text' || only?.type === 'mdxTextExpression';
      const fix = 'write it as it is on a keyboard, such as Ctrl+Shift+P';
      if (!isText || others.length > 0 || String(written ?? '').trim() === '') {
        return [faultAt(node, `<Keys> needs keys and nothing else as its content; ${fix}`)];
      }
      if (/\s\+|\+\s/.test(` ${written} `.replace(/\+\+(?=\s)/g, ''))) {
        return [
          faultAt(
            node,
            `<Keys> has a space beside a +; write ${String(written).replace(/\s*\+\s*/g, '+')}`,
          ),
        ];
      }
      return [String(written), textOfAttribute(node, 'mac') ?? '']
        .flatMap(strokesOf)
        .flat()
        .filter((key) => !isKey(key))
        .map((key) => faultAt(node, `there is no key ${key}; ${fix}`));
    }),
};

/** The component takes titles and descriptions from the child documents, so the list is always current. */
export const indexList: PageRule = {
  description: 'A document of the kind index contains `<DocumentList />`.',
  check: ({ frontMatter: { fields, lines }, tree }) => {
    const message =
      'the document is of the kind index, but does not list its children; add <DocumentList />';
    return fields.kind !== 'index' || elementsOf(tree, 'DocumentList').length > 0
      ? []
      : [{ line: lines.get('kind') ?? 1, message }];
  },
};

/** What documents of a kind are about, and whether a page has it. */
const ABOUT: Partial<
  Record<string, { readonly what: string; readonly isIn: (tree: Page['tree']) => boolean }>
> = {
  recipe: {
    what: '<Recipe … />',
    isIn: (tree) => elementsOf(tree, 'Recipe').length > 0,
  },
  table: {
    what: 'a table or <DataTable … />',
    isIn: (tree) => nodesOf(tree, 'table').length + elementsOf(tree, 'DataTable').length > 0,
  },
  checklist: {
    what: '<Checklist name="…">',
    isIn: (tree) => elementsOf(tree, 'Checklist').length > 0,
  },
  snippet: {
    what: 'a block of code',
    isIn: (tree) => nodesOf(tree, 'code').length > 0,
  },
};

/** The kind decides how lists and search engines present a document. */
export const kindContents: PageRule = {
  description:
    'A recipe contains `<Recipe />`, a table a table, a checklist `<Checklist>`, and a snippet a block of code.',
  check: ({ frontMatter: { fields, lines }, tree }) => {
    const { what, isIn } = ABOUT[fields.kind ?? ''] ?? {};
    const message = `the document is of the kind ${fields.kind}, but has no ${what?.replace(/^a /, '')}; add it, or write another kind`;
    return isIn === undefined || isIn(tree) ? [] : [{ line: lines.get('kind') ?? 1, message }];
  },
};
