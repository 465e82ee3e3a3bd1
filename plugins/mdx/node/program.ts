import type { Expression, ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body: [statement],
});

/** Adds an import at the top of a document's code. */
export function addImport(
  tree: Root,
  specifiers: ImportDeclaration['specifiers'],
  module: string,
): void {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers,
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
