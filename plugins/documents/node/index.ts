import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import type { Section } from '../../../site/identity.ts';
import { AddressError, addressClashes } from './address.ts';
import { buildLibrary } from './library.ts';
import { checkOrder } from './order.ts';

export { parseFrontMatterWithAddress } from './frontMatter.ts';
export { readOrder, sidebarItemsInOrder } from './order.ts';

/** What the plugin needs from the site's configuration. */
export interface DocumentsOptions {
  readonly sections: readonly Section[];
  /** Document ids in the order of the sidebars. */
  readonly order: readonly string[];
  /** Addresses below the base URL that pages other than documents have. */
  readonly pages: readonly string[];
}

/**
 * Holds the whole library against its rules, and writes `library.json` for the pages that list documents.
 *
 * @throws AddressError from `allContentLoaded` when two documents, or a document and a page, take one address
 * @throws OrderError from `allContentLoaded` when the order names what does not exist
 */
export function documentsPlugin(options: DocumentsOptions): () => Plugin {
  return () => ({
    name: 'documents',
    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      const [version] = content?.loadedVersions ?? [];
      if (version === undefined) {
        throw new Error(
          'docusaurus.config.ts: the docs plugin is switched off; the library needs it',
        );
      }
      const clashes = addressClashes(
        version.docs.map(({ source, slug }) => ({ file: source.replace('@site/', ''), slug })),
        options.pages,
      );
      if (clashes.length > 0) {
        throw new AddressError(clashes.join('\n'));
      }
      checkOrder(options.order, new Set(version.docs.map(({ id }) => id)));
      const library = buildLibrary(options.sections, version.sidebars, version.docs);
      await actions.createData('library.json', library);
    },
  });
}
