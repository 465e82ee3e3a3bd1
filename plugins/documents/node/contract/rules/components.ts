import { toString as textOf } from 'mdast-util-to-string';
import { literalIn, textOfAttribute } from '../../../../mdx/node/attributes.ts';
import { faultAt } from '../../../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../../../mdx/node/nodes.ts';
import { isKey, strokesOf } from '../../../shared/keyNames.ts';
import type { PageRule } from './rule.ts';

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
