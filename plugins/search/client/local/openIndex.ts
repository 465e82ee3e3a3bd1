import {
  FILE_NAMES,
  MANIFEST_FILE,
  type SignsFile,
  spellingsOf,
  type TextFile,
} from '../../shared/format.ts';
import type { SearchRecord } from '../../shared/record.ts';
import { type Fetch, fetchFile, IndexFailure, readManifest } from './fetchFile.ts';
import type { Opening } from './opening.ts';
import {
  type Outline,
  readList,
  readOutline,
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
  /** Loads the signature of each record, which says what strings with special characters it may contain. */
  signs(): Promise<SignsFile>;
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

/** Converts what a file contains. */
function converted<Content, Read>(
  address: string,
  content: unknown,
  convert: (content: Content) => Read,
): Read {
  try {
    return convert(content as Content);
  } catch (cause) {
    throw new IndexFailure(`${address} is not what this page reads: reload the page`, { cause });
  }
}

/**
 * Opens the index.
 *
 * @throws IndexFailure if the manifest or the outline can't be read
 */
export async function openIndex(opening: Opening, fetch: Fetch): Promise<IndexFiles> {
  const { version, pages, outline: sent } = readManifest(opening.manifest);
  const folder = `${opening.folder}${version}/`;
  const fetched = (name: string) => fetchFile(folder + name, fetch);
  /** The service worker keeps it with the pages, and no other file of the index. */
  const bundle = (pages && (await fetched(FILE_NAMES.bundle))) as
    | Record<string, unknown>
    | undefined;
  const read = async <Content, Read>(name: string, convert: (content: Content) => Read) =>
    converted(folder + name, bundle ? bundle[name] : await fetched(name), convert);
  const outline = bundle
    ? await read(FILE_NAMES.outline, readOutline)
    : converted(opening.folder + MANIFEST_FILE, sent, readOutline);
  const { text, firstOfText } = outline;
  const loaded = new Set<number>();
  const signs = readOnce(() => read(FILE_NAMES.signs, readList<SignsFile[number]>));
  const words = readOnce((at) => read(FILE_NAMES.words(at), readWords));
  /** The spellings of the bundle, which has none, but all words. */
  const bundled = readOnce(async () => {
    const lists = await Promise.all(outline.wordsFrom.map((_, at) => words(at)));
    const terms = lists.flatMap((list) => list.terms);
    return spellingsOf(terms, new Set(outline.pageWords.terms));
  });
  const texts = readOnce(
    (at) =>
      read(FILE_NAMES.texts(at), (content: TextFile) =>
        readTexts(content, outline, firstOfText[at] ?? 0),
      ),
    loaded,
  );
  return {
    outline,
    words,
    async record(position) {
      const file = text[position] ?? 0;
      const record = (await texts(file))[position - (firstOfText[file] ?? 0)];
      if (record === undefined) {
        throw new RangeError(`The index has no record ${position}`);
      }
      return record;
    },
    has: (position) => loaded.has(text[position] ?? 0),
    spelling: readOnce(async (at) =>
      pages ? ((await bundled(0))[at] ?? []) : read(FILE_NAMES.spelling(at), readList<string>),
    ),
    signs: () => signs(0),
    pages: pages && new Set(pages),
  };
}
