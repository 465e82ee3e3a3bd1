import type { Expression, Program, Property } from 'estree';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** A component or an HTML element in a document. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A value that can be read without running the document. */
export type AttributeValue =
  | string
  | number
  | boolean
  | readonly AttributeValue[]
  | { readonly [key: string]: AttributeValue | null };

/** Whether a node is a component or an HTML element. */
export const isElement = ({ type }: { readonly type: string }): boolean =>
  type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** Whether a node is a component with one of these names. */
export const isComponent = (
  node: { readonly type: string },
  ...names: readonly string[]
): node is ComponentNode => isElement(node) && names.includes(String((node as ComponentNode).name));

/** The key and value of a property; `undefined` for one that would have to be executed. */
function entryOf({ key, value, computed }: Property): [string, AttributeValue | null] | undefined {
  const name =
    key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
  const isNull = value.type === 'Literal' && value.value === null;
  const read = isNull ? null : literalOf(value as Expression);
  return computed || read === undefined ? undefined : [String(name), read];
}

/** The value of a literal, list, or object of literals; `undefined` for anything that would have to be executed. */
function literalOf(expression: Expression): AttributeValue | undefined {
  if (expression.type === 'Literal') {
    const { value } = expression;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined;
  }
  if (expression.type === 'TemplateLiteral') {
    const [only, ...others] = expression.quasis;
    return others.length === 0 ? (only?.value.cooked ?? undefined) : undefined;
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
  if (expression.type === 'ObjectExpression') {
    const entries = expression.properties.map((property) =>
      property.type === 'Property' ? entryOf(property) : undefined,
    );
    return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined;
  }
  return undefined;
}

/** The value of an expression in braces; `null` if it isn't a literal. */
export function literalIn(node: {
  readonly data?: { estree?: Program | null | undefined } | undefined;
}): AttributeValue | null {
  const [statement] = node.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement'
    ? (literalOf(statement.expression) ?? null)
    : null;
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
    return [name, typeof value === 'object' && value !== null ? literalIn(value) : (value ?? true)];
  });
  return Object.fromEntries(values);
}

/** The text of an attribute: `undefined` if there's none, and `null` if it isn't a literal. */
export function textOfAttribute(element: ComponentNode, name: string): string | null | undefined {
  const value = attributesOf(element)[name];
  return typeof value === 'string' || value === null ? value : undefined;
}
