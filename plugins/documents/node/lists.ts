import { joined } from '../../typography/node/units.ts';
import type { ListEntry } from '../shared/list.ts';
import {
  type DocumentMetadata,
  isListed,
  ownId,
  type SidebarEntry,
  type Sidebars,
} from './library.ts';

/** The items next to a document in a sidebar. For a folder's own document, the folder's items. */
function siblingsOf(items: readonly SidebarEntry[], id: string): readonly SidebarEntry[] {
  const own = items.find((item) => ownId(item) === id);
  return own === undefined
    ? items.flatMap((item) => siblingsOf(item.items ?? [], id))
    : (own.items ?? items.filter((item) => item !== own));
}

/**
 * Returns a function from a document's ID to the list for an index page, in sidebar order, without drafts and unlisted
 * documents. The first document of a section lists the section's other documents and folders. The README of a folder
 * lists the folder's. The list of a document outside the sidebars is empty.
 */
export function listsOf(
  sidebars: Sidebars,
  documents: readonly DocumentMetadata[],
): (id: string) => readonly ListEntry[] {
  const listed = new Map(documents.filter(isListed).map((document) => [document.id, document]));
  const entriesOf = (items: readonly SidebarEntry[]): readonly ListEntry[] =>
    items.flatMap((item): readonly ListEntry[] => {
      const document = listed.get(ownId(item) ?? '');
      const title = item.label ?? document?.title;
      const entries = item.items && entriesOf(item.items);
      if (title === undefined || (document === undefined && entries === undefined)) {
        return [];
      }
      const own = document && {
        href: document.permalink,
        description: joined(document.description),
      };
      return [{ title, ...own, ...(entries && { entries }) }];
    });
  return (id) => entriesOf(Object.values(sidebars).flatMap((items) => siblingsOf(items, id)));
}
