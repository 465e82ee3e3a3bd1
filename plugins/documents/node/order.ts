import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { readTextSync } from '../../mdx/node/sourceText.ts';
import { readEntries } from './contract/entries.ts';

/**
 * Wraps the framework's sidebar generator to take positions from `order.txt` instead of the front matter. Documents that
 * aren't in the order come last in their folder, sorted by file name.
 *
 * @param documentsFolder - absolute path of the documents' folder. The order is read on each call, so that the dev
 *   server picks up changes
 */
export function sidebarItemsInOrder(
  documentsFolder: string,
): PluginOptions['sidebarItemsGenerator'] {
  return ({ defaultSidebarItemsGenerator, docs, ...rest }) => {
    const order = readEntries(readTextSync(path.join(documentsFolder, 'order.txt')));
    const positions = new Map(order.map(({ text }, index) => [text, index]));
    return defaultSidebarItemsGenerator({
      ...rest,
      docs: docs.map((document) => ({
        ...document,
        sidebarPosition: positions.get(document.id) ?? order.length,
      })),
    });
  };
}
