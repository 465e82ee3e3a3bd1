import {
  type DirectoryEntry,
  type DirectoryPart,
  type DirectoryRoute,
  PARTS,
  type PageFile,
  partOf,
} from '../shared/directory.ts';

/** A page of the directory. */
export interface DirectoryPage {
  /** Of its address. */
  readonly key: string;
  /** What it needs beside the files of each page. */
  readonly files: readonly PageFile[];
  /** Its route, unless the main bundle has it. */
  readonly route: DirectoryRoute | undefined;
}

/** Makes a part of the directory, whose entries share its list of files. */
function partOfPages(pages: readonly DirectoryPage[]): DirectoryPart {
  const files: PageFile[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (file: PageFile): number => {
    const index = indexes.get(file[0]) ?? files.push(file) - 1;
    indexes.set(file[0], index);
    return index;
  };
  const entries = pages.map(({ key, files: needed, route }): [string, DirectoryEntry] => [
    key,
    route === undefined ? [needed.map(indexOf)] : [needed.map(indexOf), route],
  ]);
  return [files, Object.fromEntries(entries)];
}

/**
 * Makes the parts of the directory.
 *
 * @returns as many as {@link PARTS}, the empty ones too
 */
export function directoryParts(pages: readonly DirectoryPage[]): readonly DirectoryPart[] {
  const groups = Array.from({ length: PARTS }, (): DirectoryPage[] => []);
  for (const page of pages) {
    groups[partOf(page.key)]?.push(page);
  }
  return groups.map(partOfPages);
}

/**
 * Makes the part of the directory that is in a page itself.
 *
 * @param page - undefined for a page that is not in the directory, such as that of unknown addresses
 * @returns its route, with the files that the bundler's runtime does not know; empty where the main bundle
 *   has the route
 */
export function ownPart(page: DirectoryPage | undefined): DirectoryPart {
  return partOfPages(
    page?.route === undefined
      ? []
      : [{ ...page, files: page.files.filter(([, , chunk]) => chunk !== undefined) }],
  );
}
