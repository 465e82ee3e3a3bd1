/** Where the directory is, below the base URL: not among the assets, as its parts have no hash of their content. */
export const DIRECTORY_FOLDER = 'page-routes';

/** A file that a page needs: its path below the base URL, its compressed bytes, and the id of its chunk
 * where the bundler's runtime does not know the file itself. */
export type PageFile = readonly [file: string, bytes: number, chunk?: string];

/** How the bundler has a module: its id, and the ids of the chunks that must be there before. */
export type BundledModule = readonly [id: string | number, chunks: readonly string[]];

/** Names of chunks by the properties that their modules become; the shape is the framework's. */
export interface ChunkNames {
  readonly [property: string]: string | ChunkNames;
}

/** What the docs plugin tells all pages of a document. */
export interface GlobalDocument {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
  readonly unlisted?: boolean;
}

/** A document in the data of an instance of the docs plugin, by the place of its version there. */
export type PlacedDocument = readonly [instance: string, version: number, document: GlobalDocument];

/** What makes a route of the framework's table. In lists, as each page has one: names of fields would be a fifth of it. */
export type DirectoryRoute = readonly [
  /** Address, with the base URL. */
  path: string,
  /** Where its parent is: the index at each level of the table. */
  parent: readonly number[],
  /** What else the route has, such as `sidebar`. */
  attributes: Readonly<Record<string, unknown>>,
  chunkNames: ChunkNames,
  /** Those modules, by their chunk's name, that the main bundle does not know. */
  modules: Readonly<Record<string, BundledModule>>,
  /** The document there, and the same one of other versions. */
  documents: readonly PlacedDocument[],
];

/** What is known of an address. */
export type DirectoryEntry = readonly [
  /** The files it needs beside those of each page, as indexes into the part's list. */
  files: readonly number[],
  /** Its route, unless the main bundle has it. */
  route?: DirectoryRoute,
];

/** A part of the directory. */
export type DirectoryPart = readonly [
  files: readonly PageFile[],
  /** By the keys of addresses. */
  entries: Readonly<Record<string, DirectoryEntry>>,
];

/** What is in a page: where the directory is, and the page's own entry. */
export type PageData = readonly [
  /** Folder of the directory, below the base URL. */
  directory: string,
  /** Compressed bytes of a part, at most. */
  partBytes: number,
  own: DirectoryPart,
];

/** The id of the element that has it. */
export const PAGE_DATA_ID = 'page-data';

/** Number of the directory's parts: a few KB each where there are 3,200 documents. */
export const PARTS = 64;

/** The name of a part's file. */
export const partFile = (part: number): string => `${part}.json`;

/**
 * The key of an address in the directory. Like the router, it does not tell a slash at the end or escaped
 * characters apart.
 *
 * @param path - path of an address, with the base URL
 * @throws URIError when its escapes are broken
 */
export function routeKey(path: string): string {
  return decodeURI(path).replace(/\/+$/, '') || '/';
}

/**
 * The part of the directory that has an address, if any has.
 *
 * @param key - {@link routeKey} the address
 * @returns 0 to {@link PARTS} - 1, by FNV-1a, whose low bits alone would fall unevenly
 */
export function partOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  }
  return ((hash ^ (hash >>> 16)) >>> 0) % PARTS;
}
