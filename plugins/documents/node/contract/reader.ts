import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Globby, GlobExcludeDefault } from '@docusaurus/utils';
import type { DocumentCheck } from '../../../mdx/node/faults.ts';
import { readText } from '../../../mdx/node/sourceText.ts';
import { isStray } from '../../../strays/node/strays.ts';
import { idOf } from '../address.ts';
import type { Catalog } from './catalog.ts';
import { type Document, type DocumentSource, readDocument } from './document.ts';
import { readEntries } from './entries.ts';

/** What documents are checked against. By default, data sets have no rows, and pictures and drawings aren't checked. */
export interface ContractOptions
  extends Pick<Catalog, 'pages'>,
    Partial<Pick<Catalog, 'outsideSidebars' | 'rowIds' | 'pictureSizeOf' | 'hasDrawing'>> {
  /** Absolute path of the documents' folder, which also has their order. By default, the project's `docs/`. */
  readonly folder?: string;
  /** Loads the checks of the site's other plugins. */
  readonly checks?: () => Promise<readonly DocumentCheck[]>;
  /** Reads documents in another process, with the same checks. By default, this process reads all. */
  readonly readElsewhere?: (files: readonly DocumentSource[]) => Promise<readonly Document[]>;
  /** Absolute path of the slugs that were ever published. By default, no list is kept. */
  readonly published?: string;
  /** Absolute path of the words that aren't in the spelling dictionary. By default, `docs/words.txt`. */
  readonly words?: string;
}

/** From this number on, reading half of the documents elsewhere saves more time than starting a process takes. */
const ENOUGH_FOR_TWO_PROCESSES = 60;

/** Lists the files in a folder that the framework treats as documents, as sorted absolute paths. */
export const documentFiles = (folder: string): readonly string[] =>
  Globby.sync('**/*.{md,mdx}', { cwd: folder, ignore: GlobExcludeDefault })
    .sort()
    .map((name) => path.join(folder, name));

/** The files that aren't documents, and have a purpose: lists, and partials, whose names begin with an underscore. */
const KNOWN_FILES = ['*.txt', '**/_*', '**/_*/**'];

/** Lists the files in the documents' folder that the framework doesn't treat as documents, as sorted absolute paths. */
const otherFiles = (folder: string): readonly string[] =>
  Globby.sync('**', { cwd: folder, dot: true, ignore: ['**/*.{md,mdx}', ...KNOWN_FILES] })
    .filter((name) => !isStray(name))
    .sort()
    .map((name) => path.join(folder, name));

/** Path of a file relative to the project, with forward slashes. */
export const fileFrom = (siteDir: string, file: string): string =>
  path.relative(siteDir, file).split(path.sep).join('/');

/**
 * Creates a reader of everything that's checked; documents are sorted by file. It reads a document again only if its
 * file has changed, because a dev server calls it at every save.
 *
 * @param siteDir - absolute path of the project
 * @param origin - origin of the site, such as `https://library.example.org`
 */
export function catalogReader(
  siteDir: string,
  origin: string,
  options: ContractOptions,
): (isInSidebar: Catalog['isInSidebar']) => Promise<Catalog> {
  const { folder = path.join(siteDir, 'docs'), pages } = options;
  const { outsideSidebars = [], rowIds = () => new Set() } = options;
  const { pictureSizeOf, hasDrawing = () => true } = options;
  const entriesIn = async (file: string) => readEntries(await readText(file));
  let checks: readonly DocumentCheck[] | undefined;
  let known = new Map<string, { readonly stamp: string; readonly document: Document }>();

  const sourceOf = async (absolute: string): Promise<DocumentSource> => ({
    id: idOf(folder, absolute),
    file: fileFrom(siteDir, absolute),
    text: await readText(absolute),
    origin,
  });

  async function readHere(absolutes: readonly string[]): Promise<readonly Document[]> {
    checks ??= (await options.checks?.()) ?? [];
    const documents: Document[] = [];
    for (const absolute of absolutes) {
      documents.push(readDocument(await sourceOf(absolute), checks));
    }
    return documents;
  }

  /** Reads files, in any order. */
  async function readFiles(absolutes: readonly string[]): Promise<readonly Document[]> {
    const { readElsewhere } = options;
    if (readElsewhere === undefined || absolutes.length < ENOUGH_FOR_TWO_PROCESSES) {
      return readHere(absolutes);
    }
    // Neighbors are about as long, and every second one makes two equal halves.
    const [even = [], odd = []] = [0, 1].map((rest) =>
      absolutes.filter((_absolute, at) => at % 2 === rest),
    );
    const sources = await Promise.all(odd.map(sourceOf));
    return (await Promise.all([readElsewhere(sources), readHere(even)])).flat();
  }

  async function readDocuments(): Promise<readonly Document[]> {
    const stamps = new Map<string, string>();
    for (const absolute of documentFiles(folder)) {
      const { mtimeMs, size, ino } = await stat(absolute);
      stamps.set(absolute, `${mtimeMs} ${size} ${ino}`);
    }
    const changed = [...stamps.keys()].filter(
      (absolute) => known.get(absolute)?.stamp !== stamps.get(absolute),
    );
    const read = new Map((await readFiles(changed)).map((document) => [document.file, document]));
    const current: typeof known = new Map();
    for (const [absolute, stamp] of stamps) {
      const document = read.get(fileFrom(siteDir, absolute)) ?? known.get(absolute)?.document;
      if (document !== undefined) {
        current.set(absolute, { stamp, document });
      }
    }
    known = current;
    return [...current.values()].map(({ document }) => document);
  }

  return async (isInSidebar) => ({
    documents: await readDocuments(),
    otherFiles: otherFiles(folder).map((file) => fileFrom(siteDir, file)),
    pages,
    isInSidebar,
    outsideSidebars,
    rowIds,
    pictureSizeOf,
    hasDrawing,
    order: await entriesIn(path.join(folder, 'order.txt')),
    words: await entriesIn(options.words ?? path.join(folder, 'words.txt')),
    published: options.published === undefined ? undefined : await entriesIn(options.published),
  });
}
