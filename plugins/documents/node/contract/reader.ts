import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Globby, GlobExcludeDefault } from '@docusaurus/utils';
import type { DocumentCheck } from '../../../mdx/node/faults.ts';
import type { KeptTrees } from '../../../mdx/node/keptTrees.ts';
import { readText } from '../../../mdx/node/sourceText.ts';
import { idOf } from '../address.ts';
import type { Catalog } from './catalog.ts';
import { type Document, readDocument } from './document.ts';
import { readEntries } from './entries.ts';

/** What documents are checked against. */
export interface ContractOptions extends Pick<Catalog, 'pages'> {
  /** IDs of the documents that don't need to be in a sidebar. */
  readonly outsideSidebars?: readonly string[];
  /** Returns the row IDs of a data set that documents show as a table. By default, data sets have none. */
  readonly rowIds?: Catalog['rowIds'];
  /** Whether there's an image file with this name for a Figure. By default, not checked. */
  readonly hasPicture?: Catalog['hasPicture'];
  /** Loads the checks of the site's other plugins. */
  readonly checks?: () => Promise<readonly DocumentCheck[]>;
  /** Absolute path of the words that aren't in the spelling dictionary. By default, `docs/words.txt`. */
  readonly words?: string;
  /** Keeps the trees of documents for the framework's loader. */
  readonly keepTree?: KeptTrees['keep'];
}

/** Lists the files in a folder that the framework treats as documents, as sorted absolute paths. */
export async function documentFiles(folder: string): Promise<readonly string[]> {
  const names = await Globby('**/*.{md,mdx}', { cwd: folder, ignore: GlobExcludeDefault });
  return names.sort().map((name) => path.join(folder, name));
}

/** Path of a file relative to the project, with forward slashes. */
export function fileFrom(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/**
 * Creates a reader of all documents, sorted by file. It reads a file again only if it has changed, because a dev server
 * calls it at every save.
 *
 * @param siteDir - absolute path of the project
 * @param origin - origin of the site, such as `https://library.example.org`
 */
export function documentsReader(
  siteDir: string,
  origin: string,
  { checks, keepTree }: Pick<ContractOptions, 'checks' | 'keepTree'> = {},
): () => Promise<readonly Document[]> {
  const folder = path.join(siteDir, 'docs');
  let loaded: readonly DocumentCheck[] | undefined;
  let known = new Map<string, { readonly stamp: string; readonly document: Document }>();
  return async () => {
    const current: typeof known = new Map();
    loaded ??= (await checks?.()) ?? [];
    for (const absolute of await documentFiles(folder)) {
      const { mtimeMs, size, ino } = await stat(absolute);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      const before = known.get(absolute);
      const source = { id: idOf(folder, absolute), file: fileFrom(siteDir, absolute), origin };
      const document =
        before?.stamp === stamp
          ? before.document
          : readDocument({ ...source, text: await readText(absolute) }, loaded, (parsed) =>
              keepTree?.(absolute, parsed),
            );
      current.set(absolute, { stamp, document });
    }
    known = current;
    return [...current.values()].map(({ document }) => document);
  };
}

/** Creates a reader of everything that's checked; the arguments are those of {@link documentsReader}. */
export function catalogReader(
  siteDir: string,
  origin: string,
  options: ContractOptions,
): (isInSidebar: Catalog['isInSidebar']) => Promise<Catalog> {
  const {
    pages,
    outsideSidebars = [],
    rowIds = () => new Set(),
    hasPicture = () => true,
  } = options;
  const readDocuments = documentsReader(siteDir, origin, options);
  const list = (name: string) => path.join(siteDir, 'docs', name);
  const entriesOf = async (file: string) => readEntries(await readText(file));
  return async (isInSidebar) => ({
    documents: await readDocuments(),
    pages,
    isInSidebar,
    outsideSidebars,
    rowIds,
    hasPicture,
    order: await entriesOf(list('order.txt')),
    words: await entriesOf(options.words ?? list('words.txt')),
    published: existsSync(list('published.txt'))
      ? await entriesOf(list('published.txt'))
      : undefined,
  });
}
