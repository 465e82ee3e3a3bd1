import { valueToEstree } from 'estree-util-value-to-estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { expressionAttribute } from './program.ts';

/**
 * An attribute of a component whose value is plain data: `attribute={{ a: 1 }}`.
 *
 * @param value - what JSON can hold
 */
export const valueAttribute = (name: string, value: unknown): MdxJsxAttribute =>
  expressionAttribute(name, JSON.stringify(value), valueToEstree(value));
