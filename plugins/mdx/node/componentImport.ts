import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';

/**
 * Imports components into a document by name, so that only documents that use them carry their code.
 * Components that stand in the registry come with every page.
 *
 * @param tree - the document; the import goes to its top
 * @param names - exports of the module
 * @param module - such as `@site/src/components/Recipe`
 */
export function importComponents(tree: Root, names: readonly string[], module: string): void {
  const esm: MdxjsEsm = {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: names.map((name) => ({
              type: 'ImportSpecifier',
              imported: { type: 'Identifier', name },
              local: { type: 'Identifier', name },
            })),
            source: { type: 'Literal', value: module },
            attributes: [],
          },
        ],
      },
    },
  };
  tree.children.unshift(esm);
}

/** An attribute of a component whose value is a text: `attribute="text"`. */
export const textAttribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** An attribute of a component whose value is a number: `attribute={3}`. */
export const numberAttribute = (name: string, value: number): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: String(value),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{ type: 'ExpressionStatement', expression: { type: 'Literal', value } }],
      },
    },
  },
});

/** A component that stands on lines of its own. */
export const component = (
  name: string,
  attributes: MdxJsxFlowElement['attributes'],
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({ type: 'mdxJsxFlowElement', name, attributes, children });
