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
  /** Of its URL. */
  readonly key: string;
  /** Its files, without those that every page loads. */
  readonly files: readonly PageFile[];
  /** Its route, unless the main bundle has it. */
  readonly route: DirectoryRoute | undefined;
}

/** Makes a part of the directory. Its entries share one list of files. */
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
 * @returns {@link PARTS} parts, including empty ones
 */
export function directoryParts(pages: readonly DirectoryPage[]): readonly DirectoryPart[] {
  const groups = Array.from({ length: PARTS }, (): DirectoryPage[] => []);
  for (const page of pages) {
    groups[partOf(page.key)]?.push(page);
  }
  return groups.map(partOfPages);
}

/**
 * Makes the part of the directory that's inlined in a page.
 *
 * @param page - undefined for a page that's not in the directory, such as the not-found page
 * @returns its route, with the files that the bundler's runtime doesn't know; empty if the main bundle has
 *   the route
 */
export function ownPart(page: DirectoryPage | undefined): DirectoryPart {
  return partOfPages(
    page?.route === undefined
      ? []
      : [{ ...page, files: page.files.filter(([, , chunk]) => chunk !== undefined) }],
  );
}
