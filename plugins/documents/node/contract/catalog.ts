import type { Document } from './document.ts';
import type { Entry } from './entries.ts';
import { sitePath } from './pageLinks.ts';

/** The size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** All documents, and the data they're checked against. */
export interface Catalog {
  /** Sorted by file. */
  readonly documents: readonly Document[];
  /** Other files in their folder, except the lists, relative to the project. */
  readonly otherFiles: readonly string[];
  /** Paths of pages other than documents, relative to the base URL. */
  readonly pages: readonly string[];
  /** Whether the document with this ID is in a sidebar. */
  readonly isInSidebar: (id: string) => boolean;
  /** IDs of the documents that don't need to be in a sidebar. */
  readonly outsideSidebars: readonly string[];
  /** Returns the row IDs of a data set; empty for an unknown one. */
  readonly rowIds: (set: string) => ReadonlySet<string>;
  /** Returns the size of an image file for a Figure, and `undefined` if there's no such file. */
  readonly pictureSizeOf: ((name: string) => Size | undefined) | undefined;
  /** Whether there's a stored drawing of the diagram with this key. */
  readonly hasDrawing: (key: string) => boolean;
  /** The IDs in `docs/order.txt`. */
  readonly order: readonly Entry[];
  /** The words in `docs/words.txt`, which aren't in the dictionary. */
  readonly words: readonly Entry[];
  /** The slugs in `docs/published.txt`; `undefined` if the library keeps no list of them. */
  readonly published: readonly Entry[] | undefined;
}

/** The documents by their former slugs. If several claim the same one, the first wins. */
export const byFormerSlug = (catalog: Catalog): ReadonlyMap<string, Document> =>
  firstBy(catalog, ({ frontMatter }) => frontMatter.fields.formerly ?? []);

/** The documents by slug. If several have the same one, the first wins. */
export const byAddress = (catalog: Catalog): ReadonlyMap<string, Document> =>
  firstBy(catalog, ({ slug }) => (slug === undefined ? [] : [slug]));

function firstBy({ documents }: Catalog, slugsOf: (document: Document) => readonly string[]) {
  return new Map(
    documents
      .flatMap((document) => slugsOf(document).map((slug) => [slug, document] as const))
      .reverse(),
  );
}

/** Returns a function from the URL of a link to the document that it leads to, which is `undefined` for other links. */
export function documentAt(catalog: Catalog): (url: string) => Document | undefined {
  const atAddress = byAddress(catalog);
  return (url) => atAddress.get(sitePath(url) ?? '');
}

/**
 * Finds the documents that an index page lists: those in its folder or, if it's the only document there, those in the
 * parent folder.
 */
export function childrenOf({ documents }: Catalog, index: Document): readonly Document[] {
  const below = (folder: string) =>
    documents.filter(({ id }) => id !== index.id && id.startsWith(`${folder}/`));
  const folder = index.id.split('/').slice(0, -1);
  const inside = below(folder.join('/'));
  // Nothing is below the folder of all documents, whose path is empty: IDs don't begin with a slash.
  return inside.length > 0 ? inside : below(folder.slice(0, -1).join('/'));
}
