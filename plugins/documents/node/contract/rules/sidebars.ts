import type { LibraryRule } from './rule.ts';

/** A document outside the sidebars can only be found with the search or through links. */
export const sidebars: LibraryRule = {
  description: 'Each document is in a sidebar, except the one on sport.',
  sparesDrafts: true,
  check: ({ documents, isInSidebar, outsideSidebars }) => {
    const message =
      "the document isn't in a sidebar; move it into the folder of a section, or list it under OUTSIDE_SIDEBARS in site/identity.ts";
    return documents
      .filter(({ id }) => !isInSidebar(id) && !outsideSidebars.includes(id))
      .map(({ file }) => ({ file, line: 1, message }));
  },
};

/** An unknown ID usually means that a document was renamed, which loses its position. */
export const order: LibraryRule = {
  description: 'Each line of `docs/order.txt` names a document, and no other line does.',
  check: ({ documents, order: entries }) => {
    const file = 'docs/order.txt';
    const ids = new Set(documents.map(({ id }) => id));
    return entries.flatMap(({ text, line }, index) => {
      const isRepeated = entries.findIndex((entry) => entry.text === text) !== index;
      const unknown = `no document has the id "${text}"; delete the line or correct it`;
      const repeated = `"${text}" appears twice; delete one of the lines`;
      return [
        ...(ids.has(text) ? [] : [{ file, line, message: unknown }]),
        ...(isRepeated ? [{ file, line, message: repeated }] : []),
      ];
    });
  },
};
