import type { LibraryRule } from '../rule.ts';

/** A document outside the sidebars can only be found with the search or through links. */
export const sidebars: LibraryRule = {
  name: 'sidebars',
  description: 'Each document is in a sidebar, except the one on sport.',
  holdsForDrafts: false,
  check: ({ documents, inSidebars, outsideSidebars }) =>
    documents
      .filter(({ id }) => !inSidebars.has(id) && !outsideSidebars.includes(id))
      .map(({ file }) => ({
        file,
        line: 1,
        message:
          "the document isn't in a sidebar; move it into the folder of a section, or list it under outsideSidebars in docusaurus.config.ts",
      })),
};
