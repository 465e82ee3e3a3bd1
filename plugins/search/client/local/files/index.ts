import { type IndexFile, MANIFEST_FILE } from '../../../shared/files/format.ts';
import type { SearchRecord } from '../../../shared/record.ts';
import type { TermList } from './bytes.ts';
import { fetchFile, fetchManifest, type Source } from './fetchFile.ts';
import {
  type Outline,
  readManifest,
  readOutline,
  readSpelling,
  readTexts,
  readWords,
} from './readFiles.ts';

/** The index as it is read: the outline is there, the rest comes when it is asked for, each file once. */
export interface IndexFiles {
  readonly outline: Outline;
  /** Where the words of a file stand, by its position. */
  words(file: number): Promise<TermList>;
  /** A record with its texts, by its position. */
  record(position: number): Promise<SearchRecord>;
  /** The words that no page has in its name or keywords, by their first letter's file. */
  spelling(file: number): Promise<readonly string[]>;
  /** Every file, the outline first. */
  readonly all: readonly IndexFile[];
  /** Fetches a file into the browser's cache, without reading it. */
  keep(file: IndexFile): Promise<void>;
}

/** Reads each file of a list once, and again only when that failed. */
function readOnce<Content>(
  files: readonly IndexFile[],
  read: (file: IndexFile, at: number) => Promise<Content>,
): (at: number) => Promise<Content> {
  const known = new Map<number, Promise<Content>>();
  return (at) => {
    const file = files[at];
    if (file === undefined) {
      throw new RangeError(`The index has ${files.length} such files, and none at ${at}`);
    }
    const content = known.get(at) ?? read(file, at);
    known.set(at, content);
    content.catch(() => known.delete(at));
    return content;
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
  const read = (file: IndexFile) => fetchFile(folder, file, source);
  const outline = readOutline(await read(manifest.outline));
  const texts = readOnce(outline.texts, async (file, at) =>
    readTexts(await read(file), outline, at),
  );
  return {
    outline,
    words: readOnce(outline.words, async (file) => readWords(await read(file))),
    async record(position) {
      const file = outline.text[position] ?? 0;
      const record = (await texts(file))[position - (outline.firstOfText[file] ?? 0)];
      if (record === undefined) {
        throw new RangeError(`The index has no record ${position}`);
      }
      return record;
    },
    spelling: readOnce(outline.spelling, async (file) => readSpelling(await read(file))),
    all: [manifest.outline, ...outline.words, ...outline.spelling, ...outline.texts],
    async keep(file) {
      await fetchFile(folder, file, source, 'low');
    },
  };
}
