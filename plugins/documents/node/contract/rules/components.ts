import { toString as textOf } from 'mdast-util-to-string';
import { literalIn, textOfAttribute } from '../../../../mdx/node/attributes.ts';
import { faultAt } from '../../../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../../../mdx/node/nodes.ts';
import { isKey, strokesOf } from '../../../shared/keyNames.ts';
import type { Page, PageRule } from './rule.ts';

/** Components that documents can use without an import. */
const COMPONENTS =
  `Amount Checklist CodeBlock DataTable Details DocumentList Figure Ingredients Keys OfflineSection
  Recipe Steps TabItem Tabs Temperature Timer`.split(/\s+/);

/** A bare name in braces, as in a template. MDX treats it as a variable, but documents have no variables. */
const VARIABLE = /^\s*[A-Za-z_$][\w$.]*\s*$/;

/** Otherwise, rendering the page fails, with an error that doesn't give the position of the name. */
export const knownNames: PageRule = {
  description: 'Components have a name that is known, and braces hold no variable.',
  check: ({ tree }) => [
    ...elementsOf(tree)
      .filter(({ name }) => /^[A-Z]/.test(name ?? '') && !COMPONENTS.includes(name ?? ''))
      .map((node) => {
        const known = COMPONENTS.join(', ');
        return faultAt(node, `there is no component <${node.name}>; known are ${known}`);
      }),
    ...nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression')
      .filter(({ value }) => VARIABLE.test(value))
      .map((node) => {
        const message = `{${node.value}} is a variable that doesn't exist; put it in backticks, or write \\{ for a brace`;
        return faultAt(node, message);
      }),
  ],
};

/** A misspelled key name would be shown as is. */
export const keyNames: PageRule = {
  description: 'Keys are named as they are on a keyboard, such as `Ctrl`, `F5`, or `A`.',
  check: ({ tree }) =>
    elementsOf(tree, 'Keys').flatMap((node) => {
      const [only] = node.children;
      const written = only?.type === 'mdxTextExpression' ? literalIn(only) : textOf(node);
      return [String(written ?? ''), textOfAttribute(node, 'mac') ?? '']
        .flatMap(strokesOf)
        .flat()
        .filter((key) => !isKey(key))
        .map((key) => {
          const fix = 'write it as it is on a keyboard, such as Ctrl+Shift+P';
          return faultAt(node, `there is no key ${key}; ${fix}`);
        });
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
