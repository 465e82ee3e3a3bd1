import {
  FILE_NAMES,
  type SignsFile,
  spellingsOf,
  type TextFile,
} from '../../../shared/files/format.ts';
import type { SearchRecord } from '../../../shared/record.ts';
import { type Fetch, fetchSent, IndexFailure, readSent } from './fetchFile.ts';
import { firstName, type Opening } from './opening.ts';
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

/**
 * Opens the index.
 *
 * @throws IndexFailure if the outline can't be read
 */
export async function openIndex(
  { folder, pages, first }: Opening,
  fetch: Fetch,
): Promise<IndexFiles> {
  const firstFile = await readSent(folder + firstName(pages), first);
  const known = (pages ? firstFile : { [FILE_NAMES.outline]: firstFile }) as Readonly<
    Record<string, unknown>
  >;
  const fetched = async (name: string) =>
    readSent(folder + name, await fetchSent(folder + name, fetch));
  const read = async <Content, Read>(name: string, as: (content: Content) => Read) => {
    const content = known[name] ?? (await fetched(name));
    try {
      return as(content as Content);
    } catch (cause) {
      throw new IndexFailure(`${folder}${name} is not what this page reads: reload the page`, {
        cause,
      });
    }
  };
  const outline = await read(FILE_NAMES.outline, readOutline);
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
