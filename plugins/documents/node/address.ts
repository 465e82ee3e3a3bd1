import path from 'node:path';

/** A document whose address cannot be taken from its path. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

/** What stands in an address: lower-case words of letters and digits, joined by hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The address of a document, taken from its path: the file's name, or its folder's for a README.
 *
 * @param id - path below the documents' folder without its ending, with forward slashes,
 *   such as `developing/docker/README`
 * @returns the slug with its leading slash, such as `/docker`
 * @throws {@link AddressError} when the name could not stand in an address
 */
export function slugOf(id: string): string {
  const segments = id.split('/');
  const last = segments.at(-1) ?? '';
  const name = last === 'README' ? (segments.at(-2) ?? '') : last;
  if (!SLUG.test(name)) {
    throw new AddressError(
      `docs/${id}: "${name}" cannot be an address; rename the ${last === 'README' ? 'folder' : 'file'} to lower-case words joined by hyphens`,
    );
  }
  return `/${name}`;
}

/**
 * The id of a document: its path below the documents' folder, without its ending.
 *
 * @param documentsFolder - absolute path of the documents' folder
 * @param file - absolute path of the document
 */
export function idOf(documentsFolder: string, file: string): string {
  const relative = path.relative(documentsFolder, file).split(path.sep).join('/');
  return relative.replace(/\.mdx?$/, '');
}

/** A document with the address it takes. */
export interface Addressed {
  /** Path of the file as the author knows it, such as `docs/cooking/rice.mdx`. */
  readonly file: string;
  /** Address below the base URL, such as `/rice`. */
  readonly slug: string;
}

/**
 * Finds documents that would take one address, or one that a page of the site has.
 *
 * @param documents - all documents of the library
 * @param pages - addresses below the base URL that are not documents, such as `/about`
 * @returns one sentence a clash, naming the files and the mend; empty when there is none
 */
export function addressClashes(
  documents: readonly Addressed[],
  pages: readonly string[],
): readonly string[] {
  const bySlug = new Map<string, Addressed[]>();
  for (const document of documents) {
    bySlug.set(document.slug, [...(bySlug.get(document.slug) ?? []), document]);
  }
  const clashes: string[] = [];
  for (const [slug, takers] of bySlug) {
    const files = takers.map(({ file }) => file).sort();
    if (files.length > 1) {
      clashes.push(`${files.join(' and ')} would both be at ${slug}; rename one of them`);
    }
    if (pages.includes(slug)) {
      clashes.push(
        `${files.join(' and ')} would be at ${slug}, which is a page of the site; rename the file`,
      );
    }
  }
  return clashes;
}
