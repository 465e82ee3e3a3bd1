import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { readTextSync } from '../../mdx/node/sourceText.ts';
import type { OrderEntry, PublishedEntry } from './contract/catalog.ts';

type SidebarItemsGeneratorOption = PluginOptions['sidebarItemsGenerator'];

/** Where the order is, below the documents' folder. */
export const ORDER_FILE = 'order.txt';

/**
 * Reads the order of the sidebars: one document id a line; empty lines and what comes after `#` are
 * left out.
 *
 * @param text - content of `docs/order.txt`
 * @returns the ids in their order, with their lines
 */
export function readOrder(text: string): readonly OrderEntry[] {
  return text
    .split('\n')
    .map((line, index) => ({ id: line.replace(/#.*/, '').trim(), line: index + 1 }))
    .filter(({ id }) => id !== '');
}

/**
 * Reads the list of slugs that were ever published, which is written as the order is.
 *
 * @param text - content of `docs/published.txt`
 */
export function readPublished(text: string): readonly PublishedEntry[] {
  return readOrder(text).map(({ id, line }) => ({ slug: id, line }));
}

/**
 * The framework's own sidebar generator, with positions taken from the order instead of front matter.
 * A document that the order does not name comes last in its folder, by its file's name.
 *
 * @param documentsFolder - absolute path of the documents' folder; the order is read from it each time,
 *   so that the author's server follows its changes
 */
export function sidebarItemsInOrder(documentsFolder: string): SidebarItemsGeneratorOption {
  return ({ defaultSidebarItemsGenerator, docs, ...rest }) => {
    const order = readOrder(readTextSync(path.join(documentsFolder, ORDER_FILE)));
    const positions = new Map(order.map(({ id }, index) => [id, index]));
    return defaultSidebarItemsGenerator({
      ...rest,
      docs: docs.map((document) => ({
        ...document,
        sidebarPosition: positions.get(document.id) ?? order.length,
      })),
    });
  };
}
