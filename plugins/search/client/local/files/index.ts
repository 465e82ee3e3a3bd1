import { type IndexFile, MANIFEST_FILE } from '../../../shared/files/format.ts';
import type { SearchRecord } from '../../../shared/record.ts';
import type { TermList } from './bytes.ts';
import { fetchFile, fetchManifest, type Source } from './fetchFile.ts';
import {
  type Outline,
  readManifest,
  readOutline,
  readPage,
  readSpelling,
  readWords,
} from './readFiles.ts';

/** The index as it is read: the outline is there, the rest comes when it is asked for, each file once. */
export interface IndexFiles {
  readonly outline: Outline;
  /** The outline's own file. */
  readonly first: IndexFile;
  /** Where the words of texts stand, by the position of the file. */
  words(file: number): Promise<TermList>;
  /** The records of a page, by its position. */
  page(page: number): Promise<readonly SearchRecord[]>;
  /** All words of texts that no name has, by code unit. */
  spelling(): Promise<readonly string[]>;
  /** Every file beside the outline, for whoever wants to keep them. */
  readonly all: readonly IndexFile[];
  /** Fetches a file into the browser's cache, without reading it. */
  keep(file: IndexFile): Promise<void>;
}

/** Gives a promise once a key, and again only when it was rejected. */
function once<Value>(): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key, load) => {
    const value = known.get(key) ?? load();
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
}

/**
 * Opens the index.
 *
 * @param folder - address of its folder, with a slash at the end
 * @throws IndexFailure when the manifest or the outline cannot be had
 */
export async function openIndex(folder: string, source: Source): Promise<IndexFiles> {
  const manifest = readManifest(await fetchManifest(folder + MANIFEST_FILE, source));
  const outline = readOutline(await fetchFile(folder, manifest.outline, source));
  const fileAt = (files: readonly IndexFile[], at: number): IndexFile => {
    const file = files[at];
    if (file === undefined) {
      throw new RangeError(`The index has ${files.length} such files, and none at ${at}`);
    }
    return file;
  };
  const onceWords = once<TermList>();
  const oncePage = once<readonly SearchRecord[]>();
  const onceSpelling = once<readonly string[]>();
  const pages = outline.pages.map(({ file }) => file);
  const read = (file: IndexFile) => fetchFile(folder, file, source);
  return {
    outline,
    first: manifest.outline,
    words: (at) =>
      onceWords(String(at), async () => readWords(await read(fileAt(outline.words, at)))),
    page: (at) => oncePage(String(at), async () => readPage(await read(fileAt(pages, at)))),
    spelling: () => onceSpelling('', async () => readSpelling(await read(outline.spelling))),
    all: [...outline.words, outline.spelling, ...pages],
    keep: async (file) => {
      await fetchFile(folder, file, source, 'low');
    },
  };
}
