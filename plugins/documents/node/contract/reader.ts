import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Globby, GlobExcludeDefault } from '@docusaurus/utils';
import type { DocumentCheck } from '../../../mdx/node/faults.ts';
import type { KeptTrees } from '../../../mdx/node/keptTrees.ts';
import { readText } from '../../../mdx/node/sourceText.ts';
import { idOf } from '../address.ts';
import { type Document, readDocument } from './document.ts';

/** Options for reading documents. */
export interface ReaderOptions {
  /** Absolute path of the project; file names are relative to it. */
  readonly siteDir: string;
  /** Absolute path of the documents' folder. */
  readonly folder: string;
  /** Origin of the site, such as `https://library.example.org`. */
  readonly origin: string;
  /** Loads the checks of the site's other plugins. */
  readonly checks?: (() => Promise<readonly DocumentCheck[]>) | undefined;
  /** Keeps the trees of documents for the framework's loader. */
  readonly keepTree?: KeptTrees['keep'] | undefined;
}

/**
 * Lists the files that the framework treats as documents, sorted.
 *
 * @param folder - absolute path of the documents' folder
 * @returns absolute paths
 */
export async function documentFiles(folder: string): Promise<readonly string[]> {
  const names = await Globby('**/*.{md,mdx}', { cwd: folder, ignore: GlobExcludeDefault });
  return names.sort().map((name) => path.join(folder, name));
}

/** Path of a file relative to the project, with forward slashes. */
export function fileFrom(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/**
 * Creates a reader of all documents. It reads a file again only if it has changed, because a dev server calls it at
 * every save.
 *
 * @returns a function that returns the documents, sorted by file
 */
export function documentsReader({
  siteDir,
  folder,
  origin,
  checks = async () => [],
  keepTree,
}: ReaderOptions): () => Promise<readonly Document[]> {
  const read = (absolute: string, text: string, loaded: readonly DocumentCheck[]): Document =>
    readDocument(
      { id: idOf(folder, absolute), file: fileFrom(siteDir, absolute), text, origin },
      loaded,
      (parsed) => keepTree?.(absolute, parsed),
    );
  let loaded: readonly DocumentCheck[] | undefined;
  let known = new Map<string, { readonly stamp: string; readonly document: Document }>();
  return async () => {
    const former = known;
    const current: typeof known = new Map();
    loaded ??= await checks();
    for (const absolute of await documentFiles(folder)) {
      const { mtimeMs, size, ino } = await stat(absolute);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      const before = former.get(absolute);
      const document =
        before?.stamp === stamp
          ? before.document
          : read(absolute, await readText(absolute), loaded);
      current.set(absolute, { stamp, document });
    }
    known = current;
    return [...current.values()].map(({ document }) => document);
  };
}
