import type { Document } from './document.ts';
import type { Finding, Problem } from './finding.ts';
import { targetOf } from './page/target.ts';
import type { WordList } from './spelling/wordList.ts';

/** A line of `docs/order.txt`. */
export interface OrderEntry {
  readonly id: string;
  readonly line: number;
}

/** A line of `docs/published.txt`. */
export interface PublishedEntry {
  readonly slug: string;
  readonly line: number;
}

/** All documents, and the data they're checked against. */
export interface Catalog {
  /** Sorted by file. */
  readonly documents: readonly Document[];
  /** Origin of the site, such as `https://library.example.org`. */
  readonly origin: string;
  /** Paths of pages other than documents, relative to the base URL. */
  readonly pages: readonly string[];
  /** IDs of the documents that are in a sidebar. */
  readonly inSidebars: ReadonlySet<string>;
  /** IDs of the documents that don't need to be in a sidebar. */
  readonly outsideSidebars: readonly string[];
  /** Returns the row IDs of a data set; empty for an unknown one. */
  readonly rowIds: (set: string) => ReadonlySet<string>;
  /** Whether there's an image file with this name for a Figure. */
  readonly hasPicture: (name: string) => boolean;
  readonly order: { readonly file: string; readonly entries: readonly OrderEntry[] };
  readonly words: WordList & { readonly file: string };
  /** The slugs that were ever published; `undefined` if the library keeps no list of them. */
  readonly published:
    | { readonly file: string; readonly entries: readonly PublishedEntry[] }
    | undefined;
}

/** The documents by their former slugs. If several claim the same one, the first wins. */
export function byFormerSlug({
  documents,
}: Pick<Catalog, 'documents'>): ReadonlyMap<string, Document> {
  return new Map(
    [...documents]
      .reverse()
      .flatMap((document) =>
        (document.frontMatter.fields.formerly ?? []).map((slug) => [slug, document] as const),
      ),
  );
}

/** The documents by slug. If several have the same one, the first wins. */
export function byAddress({ documents }: Catalog): ReadonlyMap<string, Document> {
  return new Map(
    [...documents].reverse().flatMap((document) => {
      return document.slug === undefined ? [] : [[document.slug, document] as const];
    }),
  );
}

/** Returns a function from the URL of a link to the document that it leads to, which is `undefined` for other links. */
export function documentAt(catalog: Catalog): (url: string) => Document | undefined {
  const atAddress = byAddress(catalog);
  return (url) => {
    const target = targetOf(url, catalog.origin);
    return target.kind === 'internal' ? atAddress.get(target.path) : undefined;
  };
}

/**
 * Finds the documents that an index page lists: those in its folder or, if it's the only document there, those in the
 * parent folder.
 */
export function childrenOf(
  { documents }: Pick<Catalog, 'documents'>,
  index: Document,
): readonly Document[] {
  const below = (folder: string) =>
    documents.filter(({ id }) => id !== index.id && id.startsWith(`${folder}/`));
  const folder = index.id.split('/').slice(0, -1);
  const inside = below(folder.join('/'));
  return inside.length > 0 || folder.length < 2 ? inside : below(folder.slice(0, -1).join('/'));
}

/** Converts the problems of a document to findings. */
export const inFile = (file: string, problems: readonly Problem[]): readonly Finding[] =>
  problems.map((problem) => ({ file, ...problem }));
