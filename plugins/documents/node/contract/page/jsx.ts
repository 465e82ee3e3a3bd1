import type { Node } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** A component or an HTML element of a document. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component or an HTML element. */
export function isJsx(node: Node): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** An expression that's a string literal, such as the one in `alt={"Two curves"}`. */
const LITERAL = /^\s*(["'`])([\s\S]*)\1\s*$/;

/** The value of an expression that's a string literal; otherwise `undefined`. */
export const literalOf = (expression: string): string | undefined => LITERAL.exec(expression)?.[2];

/**
 * Reads an attribute.
 *
 * @returns the string; `undefined` without the attribute or a value; `null` for an expression whose value is only known
 *   in the browser
 */
export function attributeOf(element: Jsx, name: string): string | null | undefined {
  const found = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  const value = found?.type === 'mdxJsxAttribute' ? found.value : undefined;
  if (value === undefined || value === null) {
    return undefined;
  }
  return typeof value === 'string' ? value : (literalOf(value.value) ?? null);
}
