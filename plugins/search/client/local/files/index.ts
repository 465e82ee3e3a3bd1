import { FILE_NAMES, MANIFEST_FILE, SPELLING_FILES } from '../../../shared/files/format.ts';
import type { SearchRecord } from '../../../shared/record.ts';
import type { TermList } from './bytes.ts';
import { fetchBundle, fetchFile, fetchManifest, keptBundle, type Source } from './fetchFile.ts';
import {
  type Outline,
  readBundle,
  readOutline,
  readSpelling,
  readTexts,
  readWords,
} from './readFiles.ts';

/** The index. The outline is loaded first; each other file is loaded on demand, once. */
export interface IndexFiles {
  readonly outline: Outline;
  /** Loads the postings of a word file. */
  words(file: number): Promise<TermList>;
  /** Loads a record with its texts. */
  record(position: number): Promise<SearchRecord>;
  /** Loads the words of a spelling file that aren't in any page's name or keywords. */
  spelling(file: number): Promise<readonly string[]>;
  /** URL paths of the only pages that can be opened, without a network; undefined for all. */
  readonly pages: ReadonlySet<string> | undefined;
  /** Compressed size of the bundle. */
  readonly bundleBytes: number;
  /** Whether the bundle is loaded, so that no other file has to be fetched. */
  readonly hasBundle: boolean;
  /** URLs that this version keeps in the browser's cache. */
  readonly kept: readonly string[];
  /**
   * Fetches the bundle and caches it.
   *
   * @throws IndexFailure if it can't be loaded
   */
  fetchBundle(): Promise<void>;
}

/** Reads each file once, and again only after a failure. */
function readOnce<Content>(
  count: number,
  read: (at: number) => Promise<Content>,
): (at: number) => Promise<Content> {
  const known = new Map<number, Promise<Content>>();
  return (at) => {
    if (at >= count) {
      throw new RangeError(`The index has ${count} such files, and none at ${at}`);
    }
    const content = known.get(at) ?? read(at);
    known.set(at, content);
    content.catch(() => known.delete(at));
    return content;
  };
}

const namesOf = (count: number, nameAt: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => nameAt(at));

/** The files of a bundle by name. */
function bundledFiles(
  bundle: readonly Uint8Array[],
  { wordsFrom, firstOfText }: Outline,
): ReadonlyMap<string, Uint8Array> {
  const names = [
    FILE_NAMES.outline,
    ...namesOf(wordsFrom.length, FILE_NAMES.words),
    ...namesOf(SPELLING_FILES, FILE_NAMES.spelling),
    ...namesOf(firstOfText.length - 1, FILE_NAMES.texts),
  ];
  return new Map(bundle.map((bytes, at) => [names[at] ?? '', bytes]));
}

/**
 * Opens the index.
 *
 * @param folder - URL of its folder, with a trailing slash
 * @throws IndexFailure if the manifest or the outline can't be loaded
 */
export async function openIndex(folder: string, source: Source): Promise<IndexFiles> {
  const manifestAddress = folder + MANIFEST_FILE;
  const manifest = await fetchManifest(manifestAddress, source);
  const ownFolder = `${folder}${manifest.version}/`;
  const bundleAddress = ownFolder + FILE_NAMES.bundle;
  // The service worker keeps the bundle with the pages, and no other file of the index.
  const kept =
    manifest.pages === undefined
      ? await keptBundle(bundleAddress, source)
      : await fetchFile(bundleAddress, source);
  const bundle = kept && readBundle(kept);
  const outline = readOutline(
    bundle?.[0] ?? (await fetchFile(ownFolder + FILE_NAMES.outline, source)),
  );
  let bundled = bundledFiles(bundle ?? [], outline);
  const read = async (name: string) => bundled.get(name) ?? fetchFile(ownFolder + name, source);
  const { wordsFrom, text, firstOfText } = outline;
  const texts = readOnce(firstOfText.length - 1, async (at) =>
    readTexts(await read(FILE_NAMES.texts(at)), outline, at),
  );
  return {
    outline,
    words: readOnce(wordsFrom.length, async (at) => readWords(await read(FILE_NAMES.words(at)))),
    async record(position) {
      const file = text[position] ?? 0;
      const record = (await texts(file))[position - (firstOfText[file] ?? 0)];
      if (record === undefined) {
        throw new RangeError(`The index has no record ${position}`);
      }
      return record;
    },
    spelling: readOnce(SPELLING_FILES, async (at) =>
      readSpelling(await read(FILE_NAMES.spelling(at))),
    ),
    pages: manifest.pages && new Set(manifest.pages),
    bundleBytes: manifest.bundleBytes,
    get hasBundle() {
      return bundled.size > 0;
    },
    kept: [manifestAddress, bundleAddress],
    async fetchBundle() {
      bundled = bundledFiles(readBundle(await fetchBundle(bundleAddress, source)), outline);
    },
  };
}
