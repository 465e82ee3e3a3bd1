import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { addImport, expressionAttribute } from './program.ts';

/**
 * Imports a generated file at the top of a document. The bundler then rebuilds the document when the file changes, and
 * only documents that use the file include it.
 *
 * @param name - identifier for the import, unique in the document
 * @param file - path relative to the generated files, such as `data/default/airports.json`
 */
export const importGenerated = (tree: Root, name: string, file: string): void =>
  addImport(tree, { [name]: 'default' }, `@generated/${file}`);

/** An attribute whose value is an identifier in the document's code: `attribute={name}`. */
export const identifierAttribute = (attribute: string, name: string): MdxJsxAttribute =>
  expressionAttribute(attribute, name, { type: 'Identifier', name });
