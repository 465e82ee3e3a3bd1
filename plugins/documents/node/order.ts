import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { readTextSync } from '../../mdx/node/sourceText.ts';
import type { OrderEntry, PublishedEntry } from './contract/catalog.ts';

type SidebarItemsGeneratorOption = PluginOptions['sidebarItemsGenerator'];

/** File with the order, relative to the documents' folder. */
export const ORDER_FILE = 'order.txt';

/**
 * Parses the order of the sidebars: one document ID per line. Empty lines and comments after `#` are ignored.
 *
 * @param text - content of `docs/order.txt`
 * @returns the IDs in order, with their lines
 */
export function readOrder(text: string): readonly OrderEntry[] {
  return text
    .split('\n')
    .map((line, index) => ({ id: line.replace(/#.*/, '').trim(), line: index + 1 }))
    .filter(({ id }) => id !== '');
}

/**
 * Parses the list of slugs that were ever published. It has the same format as the order.
 *
 * @param text - content of `docs/published.txt`
 */
export function readPublished(text: string): readonly PublishedEntry[] {
  return readOrder(text).map(({ id, line }) => ({ slug: id, line }));
}

/**
 * Wraps the framework's sidebar generator to take positions from the order instead of the front matter. Documents that
 * aren't in the order come last in their folder, sorted by file name.
 *
 * @param documentsFolder - absolute path of the documents' folder. The order is read on each call, so that the dev
 *   server picks up changes
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
