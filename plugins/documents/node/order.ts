import type { PluginOptions } from '@docusaurus/plugin-content-docs';

type SidebarItemsGeneratorOption = PluginOptions['sidebarItemsGenerator'];

/** The order file names a document that does not exist. */
export class OrderError extends Error {
  override readonly name = 'OrderError';
}

/**
 * Reads the order of the sidebars: one document id a line; empty lines and lines after `#` are left out.
 *
 * @param text - content of `docs/order.txt`
 * @returns the ids in their order
 */
export function readOrder(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/**
 * Names the ids that stand in the order without being a document, or stand there twice.
 *
 * @param order - ids in their order
 * @param ids - ids of all documents
 * @throws {@link OrderError} naming each such line and the mend
 */
export function checkOrder(order: readonly string[], ids: ReadonlySet<string>): void {
  const problems = [
    ...order
      .filter((id) => !ids.has(id))
      .map((id) => `docs/order.txt: no document has the id "${id}"; delete the line or correct it`),
    ...order
      .filter((id, index) => order.indexOf(id) !== index)
      .map((id) => `docs/order.txt: "${id}" stands there twice; delete one of the lines`),
  ];
  if (problems.length > 0) {
    throw new OrderError(problems.join('\n'));
  }
}

/**
 * The framework's own sidebar generator, with positions taken from the order instead of front matter.
 * A document that the order does not name comes last in its folder, by its file's name.
 *
 * @param order - ids in their order
 */
export function sidebarItemsInOrder(order: readonly string[]): SidebarItemsGeneratorOption {
  return ({ defaultSidebarItemsGenerator, docs, ...rest }) =>
    defaultSidebarItemsGenerator({
      ...rest,
      docs: docs.map((document) => {
        const position = order.indexOf(document.id);
        return { ...document, sidebarPosition: position === -1 ? order.length : position };
      }),
    });
}
