import type { Expression, ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body: [statement],
});

/** Adds an import at the top of a document's code: of the module's exports, by their names in the document. */
export function addImport(
  tree: Root,
  names: Readonly<Record<string, string>>,
  module: string,
): void {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: Object.entries(names).map(([local, imported]) => ({
      type: 'ImportSpecifier',
      imported: { type: 'Identifier', name: imported },
      local: { type: 'Identifier', name: local },
    })),
    source: { type: 'Literal', value: module },
    attributes: [],
  };
  tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree: program(declaration) } });
}

/** An attribute whose value is an expression, which is also given as JavaScript source: `name={source}`. */
export function expressionAttribute(
  name: string,
  source: string,
  expression: Expression,
): MdxJsxAttribute {
  const estree = program({ type: 'ExpressionStatement', expression });
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: source, data: { estree } },
  };
}
