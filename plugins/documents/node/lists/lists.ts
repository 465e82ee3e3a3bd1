import type { ListEntry } from '../../shared/list.ts';
import type { DocumentMetadata, SidebarEntry } from '../library.ts';

/** ID of the document that a sidebar item opens. */
const idOf = ({ id, link }: SidebarEntry): string | undefined => id ?? link?.id;

/** The items next to a document in a sidebar. For a folder's own document, the folder's items. */
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
 * Collects the lists for index pages, in sidebar order. The first document of a section lists the section's other
 * documents and folders. The README of a folder lists the folder's.
 *
 * @param sidebars - the sidebars by ID
 * @param documents - all documents; drafts and unlisted ones are left out
 * @returns a function from a document ID to its list, which is empty if the document isn't in a sidebar
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
