import type { ListEntry } from '../../shared/list.ts';
import type { DocumentMetadata, SidebarEntry } from '../library.ts';

/** The document that a sidebar's item opens. */
const idOf = ({ id, link }: SidebarEntry): string | undefined => id ?? link?.id;

/** What is beside a document in a sidebar: a folder's items for its own document. */
function siblingsOf(
  items: readonly SidebarEntry[],
  id: string,
): readonly SidebarEntry[] | undefined {
  const own = items.find((item) => idOf(item) === id);
  if (own !== undefined) {
    return own.items ?? items.filter((item) => item !== own);
  }
  for (const item of items) {
    const found = siblingsOf(item.items ?? [], id);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * What the index pages list: on a section's first document the section's other documents and folders,
 * on a folder's README the folder's, in the sidebar's order.
 *
 * @param sidebars - the sidebars by their id
 * @param documents - all documents; drafts and unlisted ones are left out
 * @returns gives the list of the document with an id; empty for one that is in no sidebar
 */
export function listsOf(
  sidebars: Readonly<Record<string, readonly SidebarEntry[]>>,
  documents: readonly DocumentMetadata[],
): (id: string) => readonly ListEntry[] {
  const listed = new Map(
    documents.filter(({ draft, unlisted }) => !draft && !unlisted).map((one) => [one.id, one]),
  );
  const entriesOf = (items: readonly SidebarEntry[]): readonly ListEntry[] =>
    items.flatMap((item): readonly ListEntry[] => {
      const document = listed.get(idOf(item) ?? '');
      const title = item.label ?? document?.title;
      const entries = item.items && entriesOf(item.items);
      return title === undefined || (document === undefined && entries === undefined)
        ? []
        : [
            {
              title,
              ...(document && { href: document.permalink, description: document.description }),
              ...(entries && { entries }),
            },
          ];
    });
  return (id) =>
    entriesOf(
      Object.values(sidebars)
        .map((items) => siblingsOf(items, id))
        .find((items) => items !== undefined) ?? [],
    );
}
