import type { Expression, ObjectExpression } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** A component in a document, in block or inline position. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** A value that a filter can compare with. */
export type Literal = string | number | boolean | null;

/** The attributes of a component by name. A spread attribute has the name `...`. */
export const attributesOf = (component: Component): ReadonlyMap<string, MdxJsxAttribute['value']> =>
  new Map(
    component.attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : ['...', undefined],
    ),
  );

/** The value of a literal expression; `undefined` for anything that would have to be computed. */
function literalOf(expression: Expression): Literal | undefined {
  if (expression.type === 'UnaryExpression' && expression.operator === '-') {
    const value = literalOf(expression.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  if (expression.type !== 'Literal') {
    return undefined;
  }
  const { value } = expression;
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as Literal)
    : undefined;
}

function entriesOf(object: ObjectExpression): Readonly<Record<string, Literal>> | undefined {
  const entries: [string, Literal][] = [];
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.computed) {
      return undefined;
    }
    const key = property.key.type === 'Identifier' ? property.key.name : undefined;
    const name = property.key.type === 'Literal' ? String(property.key.value) : key;
    const value = literalOf(property.value as Expression);
    if (name === undefined || value === undefined) {
      return undefined;
    }
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

/**
 * Parses an attribute that's an object of literals, such as `{{ field: 'chat' }}`.
 *
 * @returns `undefined` for anything else
 */
export function objectIn(
  value: MdxJsxAttribute['value'],
): Readonly<Record<string, Literal>> | undefined {
  const program = typeof value === 'object' && value !== null ? value.data?.estree : undefined;
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' &&
    statement.expression.type === 'ObjectExpression'
    ? entriesOf(statement.expression)
    : undefined;
}
