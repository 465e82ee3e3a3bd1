import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the documents, relative to the project's folder, where Playwright runs. */
export const DOCUMENTS = 'docs';

/** A document that is neither a draft nor unlisted. */
export interface LibraryDocument {
  /** Path of the file relative to the documents' folder, with forward slashes. */
  readonly file: string;
  /** Name of the file or, for a README, of its folder. */
  readonly slug: string;
}

/** The documents that are neither drafts nor unlisted. */
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

/** Whether a path relative to the project exists. */
export const isFile = (file: string): boolean => existsSync(file);
