import { FILE_NAMES, MANIFEST_FILE, SPELLING_FILES } from '../../../shared/files/format.ts';
import type { SearchRecord } from '../../../shared/record.ts';
import { fetchFile, fetchManifest, type Source } from './fetchFile.ts';
import {
  type Outline,
  readBundle,
  readOutline,
  readSpelling,
  readTexts,
  readWords,
  type TermList,
} from './readFiles.ts';

/** The index. The outline is loaded first; each other file is loaded on demand, once. */
export interface IndexFiles {
  readonly outline: Outline;
  /** Loads the postings of a word file. */
  words(file: number): Promise<TermList>;
  /** Loads a record with its texts. */
  record(position: number): Promise<SearchRecord>;
  /** Whether a record's texts are already loaded. */
  has(position: number): boolean;
  /** Loads the words of a spelling file that aren't in any page's name or keywords. */
  spelling(file: number): Promise<readonly string[]>;
  /** URL paths of the only pages that can be opened, without a network; undefined for all. */
  readonly pages: ReadonlySet<string> | undefined;
}

/** Reads each file once, and again only after a failure. Adds the files that are loaded to a set. */
function readOnce<Content>(
  read: (at: number) => Promise<Content>,
  loaded = new Set<number>(),
): (at: number) => Promise<Content> {
  const known = new Map<number, Promise<Content>>();
  return (at) => {
    const content = known.get(at) ?? read(at);
    known.set(at, content);
    content.then(
      () => loaded.add(at),
      () => known.delete(at),
    );
    return content;
  };
}

/** The files of a bundle by name, in their order. */
function bundledFiles(bundle: readonly Uint8Array[], { wordsFrom, firstOfText }: Outline) {
  const counts = [
    [FILE_NAMES.words, wordsFrom.length],
    [FILE_NAMES.spelling, SPELLING_FILES],
    [FILE_NAMES.texts, firstOfText.length - 1],
  ] as const;
  const names = counts.flatMap(([nameAt, count]) =>
    Array.from({ length: count }, (_, at) => nameAt(at)),
  );
  return new Map(names.map((name, at) => [name, bundle[at + 1]]));
}

/**
 * Opens the index.
 *
 * @param folder - URL of its folder, with a trailing slash
 * @throws IndexFailure if the manifest or the outline can't be loaded
 */
export async function openIndex(folder: string, source: Source): Promise<IndexFiles> {
  const { version, pages } = await fetchManifest(folder + MANIFEST_FILE, source);
  const fetched = (name: string) => fetchFile(`${folder}${version}/${name}`, source);
  // The service worker keeps the bundle with the pages, and no other file of the index.
  const bundle = pages && readBundle(await fetched(FILE_NAMES.bundle));
  const outline = readOutline(bundle?.[0] ?? (await fetched(FILE_NAMES.outline)));
  const bundled = bundle && bundledFiles(bundle, outline);
  const read = async (name: string) => bundled?.get(name) ?? fetched(name);
  const { text, firstOfText } = outline;
  const loaded = new Set<number>();
  const texts = readOnce(
    async (at) => readTexts(await read(FILE_NAMES.texts(at)), outline, firstOfText[at] ?? 0),
    loaded,
  );
  return {
    outline,
    words: readOnce(async (at) => readWords(await read(FILE_NAMES.words(at)))),
    async record(position) {
      const file = text[position] ?? 0;
      const record = (await texts(file))[position - (firstOfText[file] ?? 0)];
      if (record === undefined) {
        throw new RangeError(`The index has no record ${position}`);
      }
      return record;
    },
    has: (position) => loaded.has(text[position] ?? 0),
    spelling: readOnce(async (at) => readSpelling(await read(FILE_NAMES.spelling(at)))),
    pages: pages && new Set(pages),
  };
}
