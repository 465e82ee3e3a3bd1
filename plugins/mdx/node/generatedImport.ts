import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxjsEsm } from 'mdast-util-mdx';

/**
 * Imports a file that a plugin of the build has written into a document, so that the bundler builds the
 * document again when that file changes, and only documents that use it carry it.
 *
 * @param tree - the document; the import goes to its top
 * @param name - identifier that the document's code knows it by, unique in the document
 * @param file - path below the generated files, such as `data/default/airports.json`
 */
export function importGenerated(tree: Root, name: string, file: string): void {
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
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            source: { type: 'Literal', value: `@generated/${file}` },
            attributes: [],
          },
        ],
      },
    },
  };
  tree.children.unshift(esm);
}

/**
 * An attribute of a component whose value is an identifier of the document's code: `attribute={name}`.
 */
export function identifierAttribute(attribute: string, name: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name } }],
        },
      },
    },
  };
}
