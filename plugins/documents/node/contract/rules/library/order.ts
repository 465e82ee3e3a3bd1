import type { LibraryRule } from '../rule.ts';

/** An unknown ID usually means that a document was renamed, which loses its position. */
export const order: LibraryRule = {
  name: 'order',
  description: 'Each line of `docs/order.txt` names a document, and no other line does.',
  holdsForDrafts: true,
  check: ({ documents, order: { file, entries } }) => {
    const ids = new Set(documents.map(({ id }) => id));
    return entries.flatMap(({ id, line }, index) => [
      ...(ids.has(id)
        ? []
        : [
            {
              file,
              line,
              message: `no document has the id "${id}"; delete the line or correct it`,
            },
          ]),
      ...(entries.findIndex((entry) => entry.id === id) === index
        ? []
        : [{ file, line, message: `"${id}" appears twice; delete one of the lines` }]),
    ]);
  },
};
