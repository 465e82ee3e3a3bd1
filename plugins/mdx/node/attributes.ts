import type { Expression } from 'estree';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** A component in a document. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A value that can be read without running the document. */
export type AttributeValue = string | number | boolean | readonly AttributeValue[];

/** Whether a node is a component with one of these names. */
export function isComponent(
  node: { readonly type: string },
  ...names: readonly string[]
): node is ComponentNode {
  const { type, name } = node as ComponentNode;
  return (
    (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') &&
    names.includes(name as (typeof names)[number])
  );
}

/** The value of a literal or a list of literals; `undefined` for anything that would have to be executed. */
function literalOf(expression: Expression): AttributeValue | undefined {
  if (expression.type === 'Literal') {
    const { value } = expression;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined;
  }
  if (expression.type === 'UnaryExpression' && expression.operator === '-') {
    const value = literalOf(expression.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  if (expression.type === 'ArrayExpression') {
    const values = expression.elements.map((element) =>
      element === null || element.type === 'SpreadElement' ? undefined : literalOf(element),
    );
    return values.every((value) => value !== undefined) ? values : undefined;
  }
  return undefined;
}

/**
 * The attributes of a component, by name.
 *
 * @returns a map with `null` as the value of attributes that aren't literals, and spread attributes under the name
 *   `...`
 */
export function attributesOf({
  attributes,
}: ComponentNode): Readonly<Record<string, AttributeValue | null>> {
  const values = attributes.map((attribute): [string, AttributeValue | null] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return ['...', null];
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) {
      return [name, true];
    }
    if (typeof value === 'string') {
      return [name, value];
    }
    const [statement] = value.data?.estree?.body ?? [];
    return [
      name,
      statement?.type === 'ExpressionStatement' ? (literalOf(statement.expression) ?? null) : null,
    ];
  });
  return Object.fromEntries(values);
}
