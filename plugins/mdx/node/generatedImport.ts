import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { addImport, expressionAttribute } from './program.ts';

/**
 * Imports a file that a plugin of the build has written into a document, so that the bundler builds the
 * document again when that file changes, and only documents that use it carry it.
 *
 * @param tree - the document; the import goes to its top
 * @param name - identifier that the document's code knows it by, unique in the document
 * @param file - path below the generated files, such as `data/default/airports.json`
 */
export function importGenerated(tree: Root, name: string, file: string): void {
  addImport(
    tree,
    [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    `@generated/${file}`,
  );
}

/**
 * An attribute of a component whose value is an identifier of the document's code: `attribute={name}`.
 */
export const identifierAttribute = (attribute: string, name: string): MdxJsxAttribute =>
  expressionAttribute(attribute, name, { type: 'Identifier', name });
