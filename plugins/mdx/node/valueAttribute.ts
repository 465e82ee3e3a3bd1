import { valueToEstree } from 'estree-util-value-to-estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { expressionAttribute } from './program.ts';

/** An attribute whose value is plain data that JSON can hold: `attribute={{ a: 1 }}`. */
export const valueAttribute = (name: string, value: unknown): MdxJsxAttribute =>
  expressionAttribute(name, JSON.stringify(value), valueToEstree(value));
