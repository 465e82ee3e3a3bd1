import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the documents; Playwright runs in the project's. */
export const DOCUMENTS = 'docs';

/** A document of the library that readers find. */
export interface LibraryDocument {
  /** Path of the file below the folder of documents, with forward slashes. */
  readonly file: string;
  /** The slug that its file, or for a README its folder, is named by. */
  readonly slug: string;
}

/** The documents that are neither drafts nor unlisted, by their files. */
export const libraryDocuments: readonly LibraryDocument[] = readdirSync(DOCUMENTS, {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.mdx'))
  .filter(
    (file) => !/^(?:draft|unlisted): true$/m.test(readFileSync(`${DOCUMENTS}/${file}`, 'utf8')),
  )
  .map((file) => ({
    file,
    slug: path.posix.basename(file.replace(/\/README\.mdx$/, ''), '.mdx'),
  }))
  .sort((a, b) => a.slug.localeCompare(b.slug));

/** Whether a path below the project leads to a file. */
export const isFile = (file: string): boolean => existsSync(file);
