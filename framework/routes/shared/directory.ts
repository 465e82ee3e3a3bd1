/**
 * Folder of the directory, below the base URL. It's not among the assets, because its files have no content
 * hash.
 */
export const DIRECTORY_FOLDER = 'page-routes';

/**
 * A file that a page needs: path below the base URL, compressed bytes, and the chunk id if the bundler's
 * runtime doesn't know the file.
 */
export type PageFile = readonly [file: string, bytes: number, chunk?: string];

/** A module as the bundler addresses it: its id, and the ids of the chunks to load first. */
export type BundledModule = readonly [id: string | number, chunks: readonly string[]];

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

/** The data of a route. Tuples, because every page has one, and field names would be a fifth of it. */
export type DirectoryRoute = readonly [
  /** Path, with the base URL. */
  path: string,
  /** Position of its parent: the index at each level of the table. */
  parent: readonly number[],
  /** The route's other attributes, such as `sidebar`. */
  attributes: Readonly<Record<string, unknown>>,
  chunkNames: ChunkNames,
  /** The modules that the main bundle doesn't know, by chunk name. */
  modules: Readonly<Record<string, BundledModule>>,
  /** The document at the path, and the same document in other versions. */
  documents: readonly PlacedDocument[],
];

/** The directory's entry for a URL. */
export type DirectoryEntry = readonly [
  /** Its files, without those that every page loads, as indexes into the part's list. */
  files: readonly number[],
  /** Its route, unless the main bundle has it. */
  route?: DirectoryRoute,
];

/** A part of the directory. */
export type DirectoryPart = readonly [
  files: readonly PageFile[],
  /** By the keys of URLs. */
  entries: Readonly<Record<string, DirectoryEntry>>,
];

/** The data in a page: where the directory is, and the page's own entry. */
export type PageData = readonly [
  /** Folder of the directory, below the base URL. */
  directory: string,
  /** Maximum compressed size of a part. */
  partBytes: number,
  own: DirectoryPart,
];

/** The id of the element with the data. */
export const PAGE_DATA_ID = 'page-data';

/** Number of parts in the directory: at 3,200 documents, a few KB each. */
export const PARTS = 64;

/** The name of a part's file. */
export const partFile = (part: number): string => `${part}.json`;

/**
 * The key of a URL in the directory. Like the router, it ignores trailing slashes and decodes escapes.
 *
 * @param path - path of a URL, with the base URL
 * @throws URIError if its escapes are malformed
 */
export function routeKey(path: string): string {
  return decodeURI(path).replace(/\/+$/, '') || '/';
}

/**
 * The part of the directory that would contain a URL.
 *
 * @param key - {@link routeKey} of the URL
 * @returns 0 to {@link PARTS} - 1, by FNV-1a with the high bits mixed in: its low bits alone are distributed
 *   unevenly
 */
export function partOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  }
  return ((hash ^ (hash >>> 16)) >>> 0) % PARTS;
}
