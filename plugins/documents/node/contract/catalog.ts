import type { Document } from './document.ts';
import type { Finding, Problem } from './finding.ts';
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

/** All documents, with what they are checked against. */
export interface Catalog {
  /** In the order of their files. */
  readonly documents: readonly Document[];
  /** Origin of the site, such as `https://library.example.org`. */
  readonly origin: string;
  /** Addresses below the base URL that pages other than documents have. */
  readonly pages: readonly string[];
  /** Ids of the documents that are in a sidebar. */
  readonly inSidebars: ReadonlySet<string>;
  /** Ids of the documents that need not. */
  readonly outsideSidebars: readonly string[];
  /** Ids of the rows of a data set; none for one that isn't known. */
  readonly rowIds: (set: string) => ReadonlySet<string>;
  /** Whether there is a file of this name for a Figure. */
  readonly hasPicture: (name: string) => boolean;
  readonly order: { readonly file: string; readonly entries: readonly OrderEntry[] };
  readonly words: WordList & { readonly file: string };
  /** The slugs that were ever published; `undefined` for a library that keeps no list of them. */
  readonly published:
    | { readonly file: string; readonly entries: readonly PublishedEntry[] }
    | undefined;
}

/** The documents by the slugs they had before; of several that claim one, the first. */
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

/** The documents by their address; of several at one address, the first. */
export function byAddress({ documents }: Catalog): ReadonlyMap<string, Document> {
  return new Map(
    [...documents].reverse().flatMap((document) => {
      return document.slug === undefined ? [] : [[document.slug, document] as const];
    }),
  );
}

/**
 * The documents that the list of an index page shows: those below its folder, or, where it is alone in
 * its folder, those below the folder around it.
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

/** What is wrong in a document, as findings. */
export const inFile = (file: string, problems: readonly Problem[]): readonly Finding[] =>
  problems.map((problem) => ({ file, ...problem }));
