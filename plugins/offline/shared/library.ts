import { isObject } from '../../search/shared/record.ts';

/** Start of the names of the caches, and local storage key that remembers that something is kept. The privacy page has it. */
export const STORED_NAME = 'offline-library';

/** The list of everything that can be kept for offline use, below the base URL. It's fetched only on request. */
export const LIBRARY_FILE = 'offline-library.json';

/** The service worker, below the base URL. It has no hash, because browsers look for a newer one at the same URL. */
export const WORKER_FILE = 'offline-worker.js';

/** The page for URLs that don't exist. */
export const NOT_FOUND_FILE = '404.html';

/** Length of a hash: the first hex digits of the SHA-256 of a file's content. */
export const HASH_LENGTH = 16;

/** A file of the deployment. */
export type LibraryFile = readonly [
  /** URL below the base URL, as the site links to it. */
  path: string,
  /** Bytes as sent: compressed, if the server has a compressed copy. */
  bytes: number,
  hash: string,
  /** The page's title, unless it's another kind of file. */
  title?: string,
];

/** Files that are kept together, as indexes into the library's list. */
export interface FileGroup {
  readonly pages: readonly number[];
  /** What the pages need, including scripts, styles, data, and pictures. */
  readonly parts: readonly number[];
}

/** A section that can be kept. */
export interface LibrarySection extends FileGroup {
  /** The section's folder in docs/. */
  readonly name: string;
  readonly label: string;
}

/** Everything of one deployment that can be kept. */
export interface OfflineLibrary {
  /** Identifies the deployment: a hash of the rest. */
  readonly version: string;
  readonly files: readonly LibraryFile[];
  /** What every section needs: the fixed pages, the code and styles of all pages, and the search. */
  readonly shared: FileGroup;
  readonly sections: readonly LibrarySection[];
  /** Former paths of pages with their current ones, below the base URL. */
  readonly moved: Readonly<Record<string, string>>;
}

const isListOf = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a value is a path below the base URL: no other host is reached by it. */
const isPath = (value: unknown): boolean =>
  typeof value === 'string' && !/^[\s/]|^[a-z][a-z\d+.-]*:|\/\/|[\\\t\n\r]/i.test(value);

const isFile = (value: unknown): boolean =>
  Array.isArray(value) &&
  isPath(value[0]) &&
  Number.isFinite(value[1]) &&
  isText(value[2]) &&
  (value[3] === undefined || isText(value[3]));

const isGroup = (value: unknown): boolean =>
  isObject(value) &&
  isListOf(value.pages, Number.isInteger) &&
  isListOf(value.parts, Number.isInteger);

/** Whether a value from a server or a cache, which may be anything, is a list of what can be kept. */
export const isOfflineLibrary = (value: unknown): value is OfflineLibrary =>
  isObject(value) &&
  isText(value.version) &&
  isListOf(value.files, isFile) &&
  isGroup(value.shared) &&
  isListOf(
    value.sections,
    (section) =>
      isObject(section) && isText(section.name) && isText(section.label) && isGroup(section),
  ) &&
  isObject(value.moved) &&
  Object.values(value.moved).every(isPath);

/**
 * The files that some sections need.
 *
 * @param names - of the sections; unknown ones are ignored, because a newer deployment may have dropped them
 * @returns the pages, and all files including the pages, each once
 */
export function filesFor(
  { files, shared, sections }: OfflineLibrary,
  names: readonly string[],
): { readonly pages: readonly LibraryFile[]; readonly all: readonly LibraryFile[] } {
  const groups = [shared, ...sections.filter(({ name }) => names.includes(name))];
  const at = (indexes: readonly number[]) =>
    [...new Set(indexes)].map((index) => files[index]).filter((file) => file !== undefined);
  const pages = groups.flatMap((group) => group.pages);
  return { pages: at(pages), all: at([...pages, ...groups.flatMap(({ parts }) => parts)]) };
}

/** Sum of the files' bytes as sent. */
export const bytesOf = (files: readonly LibraryFile[]): number =>
  files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** Bytes to download to keep these files, not counting those already on the device, whose hashes `onDevice` has by path. */
export const bytesMissing = (
  files: readonly LibraryFile[],
  onDevice: ReadonlyMap<string, string>,
): number => bytesOf(files.filter(([path, , hash]) => onDevice.get(path) !== hash));
