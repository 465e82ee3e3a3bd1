import { createHash } from 'node:crypto';
import { DIRECTORY_FOLDER, type PageData } from '../../framework/routes/shared/directory.ts';
import {
  type FileGroup,
  HASH_LENGTH,
  type LibraryFile,
  NOT_FOUND_FILE,
  type OfflineLibrary,
} from '../../plugins/offline/shared/library.ts';
import { FILE_NAMES, INDEX_FOLDER, MANIFEST_FILE } from '../../plugins/search/shared/format.ts';
import type { Section } from '../../site/identity.ts';

/** A file of the build. */
export interface SiteFile {
  /** Path below the build, with forward slashes. */
  readonly file: string;
  /** As sent. */
  readonly bytes: number;
  /** Of its content. */
  readonly hash: string;
  /** URLs that it refers to, as written: those in a page, or in a stylesheet. */
  readonly references: readonly string[];
  /** What a page says of itself; undefined for other files. */
  readonly page?: SitePage;
}

interface SitePage {
  /** URLs that its text links to, as written. */
  readonly links: readonly string[];
  /** The page's own data, unless it isn't part of the site's routes. */
  readonly data: PageData | undefined;
  /** URL that it redirects to, as pages at former slugs do. */
  readonly refreshesTo: string | undefined;
  readonly title: string;
}

/** The site, as far as the library depends on it. */
export interface Site {
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
  readonly sections: readonly Section[];
}

/** Name and label of the documents outside the sections. */
const OTHERS = { name: 'others', label: 'Other documents' } as const;

/** Name of the pages that every section is kept with. */
const SHARED = '';

/** The first digits of a content's SHA-256. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** Names a deployment by its content. */
const versioned = (content: Omit<OfflineLibrary, 'version'>): OfflineLibrary => ({
  version: hashOf(JSON.stringify(content)),
  ...content,
});

/** Path of a page below the base URL, as the site links to it. */
function pagePath(file: string, trailingSlash: boolean | undefined): string {
  if (file === NOT_FOUND_FILE) {
    return file;
  }
  const name = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
  return trailingSlash && name !== '' ? `${name}/` : name;
}

/** Name of the section that a page belongs to; `undefined` for a page that redirects. */
function sectionOf({ data, refreshesTo }: SitePage, sections: readonly Section[]) {
  if (refreshesTo !== undefined) {
    return undefined;
  }
  const [, route] = data ?? [];
  // The main bundle has the routes of fixed pages. The not-found page has none.
  if (route === undefined) {
    return SHARED;
  }
  const [{ sidebar }] = route;
  return sections.find(({ sidebarId }) => sidebarId === sidebar)?.folder ?? OTHERS.name;
}

/** Path of a URL below the base URL; undefined if it leads elsewhere. */
function ownPath(reference: string, file: string, baseUrl: string): string | undefined {
  const origin = 'https://site.invalid';
  if (!URL.canParse(reference, origin)) {
    return undefined;
  }
  const address = new URL(reference, `${origin}${baseUrl}${file}`);
  return address.origin === origin && address.pathname.startsWith(baseUrl)
    ? decodeURI(address.pathname).slice(baseUrl.length)
    : undefined;
}

/** Finds the files that a file refers to, and those that these refer to in turn. */
function filesReached(
  { file, references }: SiteFile,
  parts: ReadonlyMap<string, SiteFile>,
  baseUrl: string,
): readonly SiteFile[] {
  return references
    .map((reference) => ownPath(reference, file, baseUrl))
    .flatMap((name) => {
      const found = parts.get(name ?? '');
      return found === undefined ? [] : [found, ...filesReached(found, parts, baseUrl)];
    });
}

/** Whether every page may load a file, though no page names it. */
const isOfAllPages = (file: string): boolean =>
  file.startsWith('assets/') ||
  file.startsWith(`${DIRECTORY_FOLDER}/`) ||
  file === `${INDEX_FOLDER}/${MANIFEST_FILE}` ||
  (file.startsWith(`${INDEX_FOLDER}/`) && file.endsWith(`/${FILE_NAMES.bundle}`));

/** Lists what each section of a build needs to be read without a network. */
export function libraryOf(
  all: readonly SiteFile[],
  { baseUrl, trailingSlash, sections }: Site,
): OfflineLibrary {
  const files: LibraryFile[] = [];
  const indexes = new Map<string, number>();
  const indexOf = ({ file, bytes, hash, page }: SiteFile): number => {
    const entry: LibraryFile = page
      ? [pagePath(file, trailingSlash), bytes, hash, page.title]
      : [file, bytes, hash];
    const index = indexes.get(file) ?? files.push(entry) - 1;
    indexes.set(file, index);
    return index;
  };

  const parts = all.filter(({ page }) => page === undefined);
  const partsByName = new Map(parts.map((part) => [part.file, part]));
  const documents = all.filter(
    ({ page }) => page && ![SHARED, undefined].includes(sectionOf(page, sections)),
  );
  const documentsByPath = new Map(
    documents.map((file) => [pagePath(file.file, trailingSlash), file]),
  );
  const linkedFrom = ({ file, page }: SiteFile) =>
    (page?.links ?? []).flatMap(
      (link) => documentsByPath.get(ownPath(link, file, baseUrl) ?? '') ?? [],
    );
  const groupOf = (name: string): FileGroup => {
    const own = all.filter(({ page }) => page && sectionOf(page, sections) === name);
    // A reader without a network can follow the links of what's kept.
    const pages = [...new Set([...own, ...(name === SHARED ? [] : own.flatMap(linkedFrom))])];
    const needed = new Set(pages.flatMap((page) => filesReached(page, partsByName, baseUrl)));
    return { pages: pages.map(indexOf), parts: [...needed].map(indexOf) };
  };
  const groups = [...sections.map(({ folder, label }) => ({ name: folder, label })), OTHERS]
    .map(({ name, label }) => ({ name, label, ...groupOf(name) }))
    .filter(({ pages }) => pages.length > 0);
  const shared = groupOf(SHARED);
  const unnamed = parts.filter(({ file }) => isOfAllPages(file) && !indexes.has(file));
  return versioned({
    files,
    shared: { pages: shared.pages, parts: [...shared.parts, ...unnamed.map(indexOf)] },
    sections: groups,
    moved: Object.fromEntries(
      all.flatMap(({ file, page }) =>
        page?.refreshesTo === undefined
          ? []
          : [[pagePath(file, false), page.refreshesTo.slice(baseUrl.length)]],
      ),
    ),
  });
}
