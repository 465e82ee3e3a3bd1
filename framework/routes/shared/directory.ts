/**
 * Folder of the directory, below the base URL. It's not among the assets, because its file has no content
 * hash.
 */
export const DIRECTORY_FOLDER = 'page-routes';

/** The id of the element with a page's own data. */
export const PAGE_DATA_ID = 'page-data';

/** A module outside the main bundle. */
export type BundledModule = readonly [
  id: string | number,
  /** Scripts to load first, below the base URL, by chunk id. */
  scripts: Readonly<Record<string, string>>,
  /** Their size, uncompressed. */
  bytes: number,
];

/** Chunk names by the properties that their modules become. The framework defines the shape. */
export interface ChunkNames {
  readonly [property: string]: string | ChunkNames;
}

/** What the docs plugin's global data says about a document. */
export interface GlobalDocument {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
  readonly unlisted?: boolean;
}

/** A document in the data of a docs plugin instance, with the index of its version. */
export type PlacedDocument = readonly [instance: string, version: number, document: GlobalDocument];

/** A page's route. A tuple, because the page contains it too, and there's no room for property names in the page's first flight. */
export type DirectoryRoute = readonly [
  /** As the framework generates them, without the component. */
  attributes: { readonly path: string; readonly sidebar?: string },
  /** Position of its parent: the index at each level of the main bundle's table. */
  parent: readonly number[],
  chunkNames: ChunkNames,
  /** The modules that the main bundle doesn't know, by chunk name. */
  modules: Readonly<Record<string, BundledModule>>,
  /** The document at the path, and the same document in other versions. */
  documents: readonly PlacedDocument[],
];

/**
 * The key of the entry that's not a page: its scripts are of pages in the main bundle, which change with documents, so
 * that the main bundle doesn't name them.
 */
export const LISTED_KEY = '';

/** Name of the chunk with the list of all documents, which the not-found page loads. */
export const DOCUMENT_LIST_CHUNK = 'document-list';

/** The routes outside the main bundle, by {@link routeKey}, and {@link LISTED_KEY}. */
export type Directory = Readonly<Record<string, DirectoryRoute>>;

/** The data in a page: the directory's file, below the base URL, and the page's route if it's in there. */
export type PageData = readonly [file: string, own?: DirectoryRoute];

/**
 * The key of a URL in the directory. Like the router, it ignores trailing slashes and decodes escapes.
 *
 * @param path - path of a URL, with the base URL
 * @throws URIError if its escapes are malformed
 */
export function routeKey(path: string): string {
  return decodeURI(path).replace(/\/+$/, '') || '/';
}
