import type { Node } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** A component or an HTML element of a document. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component or an HTML element. */
export function isJsx(node: Node): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The literal that an expression is, such as the one in `alt={"Two curves"}`. */
const LITERAL = /^\s*(["'`])([\s\S]*)\1\s*$/;

/** The text that an expression is; `undefined` where it is something else. */
export const literalOf = (expression: string): string | undefined => LITERAL.exec(expression)?.[2];

/**
 * An attribute's value.
 *
 * @returns the text; `undefined` without the attribute or a value; `null` for an expression whose
 *   value is known in the browser only
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
