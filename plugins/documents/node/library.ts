import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { Section } from '../../../site/identity.ts';
import type { DocumentEntry, Library, ShelfEntry } from '../shared/library.ts';

/** The part of the framework's metadata for a document that the library uses. */
export type DocumentMetadata = Pick<
  DocMetadata,
  'id' | 'title' | 'description' | 'permalink' | 'unlisted' | 'draft'
> &
  Partial<Pick<DocMetadata, 'lastUpdatedAt'>>;

/** A sidebar item after the framework has normalized it. */
export interface SidebarEntry {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: { readonly type: string; readonly id?: string } | undefined;
  readonly items?: readonly SidebarEntry[];
}

/** The sidebars by ID. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** ID of the document that a sidebar item opens. */
export const ownId = ({ id, link }: SidebarEntry): string | undefined => id ?? link?.id;

/** IDs of a sidebar's documents. A category's own document comes before its items. */
export const idsInOrder = (items: readonly SidebarEntry[]): readonly string[] =>
  items
    .flatMap((item) => [ownId(item), ...idsInOrder(item.items ?? [])])
    .filter((id) => id !== undefined);

/** Whether lists may show a document. */
export const isListed = ({ draft, unlisted }: DocumentMetadata): boolean => !draft && !unlisted;

/** A document's entry in lists. */
export const entryOf = ({ permalink, title }: DocumentMetadata): DocumentEntry => ({
  href: permalink,
  title,
});

/** Lists the documents for the not-found page, except drafts and unlisted ones. */
export const documentEntries = (documents: readonly DocumentMetadata[]): readonly DocumentEntry[] =>
  documents.filter(isListed).map(entryOf);

/**
 * Lists the first level of a sidebar. The items of a category without a shown document take the category's place, so
 * that every document can be reached.
 *
 * @param shown - the documents that may be listed and counted, by ID
 */
function shelvesOf(
  items: readonly SidebarEntry[],
  shown: ReadonlyMap<string, DocumentMetadata>,
): readonly ShelfEntry[] {
  return items.flatMap(({ items: inside = [], ...item }): readonly ShelfEntry[] => {
    const [document] = idsInOrder([item]).flatMap((id) => shown.get(id) ?? []);
    if (document === undefined) {
      return shelvesOf(inside, shown);
    }
    const below = idsInOrder(inside).filter((id) => shown.has(id)).length;
    return [{ ...entryOf(document), ...(below > 0 && { below }) }];
  });
}

/**
 * Collects the data about documents for the landing page, without drafts and unlisted ones.
 *
 * @param sections - the site's sections, in navbar order
 * @throws Error naming the section if its sidebar has no documents
 */
export function buildLibrary(
  sections: readonly Section[],
  sidebars: Sidebars,
  documents: readonly DocumentMetadata[],
): Library {
  const listed = documents.filter(isListed);
  const byId = new Map(listed.map((document) => [document.id, document]));
  const inSections = new Set(
    sections.flatMap(({ sidebarId }) => idsInOrder(sidebars[sidebarId] ?? [])),
  );
  return {
    sections: sections.map(({ sidebarId, label, summary, folder }) => {
      const items = sidebars[sidebarId] ?? [];
      const members = idsInOrder(items).flatMap((id) => byId.get(id) ?? []);
      const [landing] = members;
      if (landing === undefined) {
        throw new Error(`sidebars.ts: ${sidebarId} has no document; add one under docs/${folder}/`);
      }
      const { permalink: href } = landing;
      // A landing document with another title than its section, such as Banks, is listed like the others.
      const shown = members.filter((document) => document !== landing || landing.title !== label);
      const shelves = shelvesOf(items, new Map(shown.map((each) => [each.id, each])));
      return {
        sidebarId,
        label,
        ...(summary !== undefined && { summary }),
        href,
        count: members.length,
        shelves,
      };
    }),
    others: listed.filter(({ id }) => !inSections.has(id)).map(entryOf),
  };
}
