import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  FILE_NAMES,
  FORMAT,
  LENGTH_STEPS,
  MANIFEST_FILE,
  type Manifest,
  type OutlineFile,
  SHOWN_LENGTH,
  type SignsFile,
  spellingsOf,
  type TextFile,
} from '../shared/format.ts';
import { packNumbers, packWords } from '../shared/packing.ts';
import { anchorOf, LEVELS, levelOf, nameOf, pathOf, type SearchRecord } from '../shared/record.ts';
import { jointsOf, RARE, signatureOf } from '../shared/signs.ts';
import { foldedText, isStopWord } from '../shared/words.ts';
import {
  keywordPostings,
  keywordsOf,
  type Postings,
  pagePostings,
  tellingWords,
  wordPostings,
} from './postings.ts';

/**
 * Uncompressed size of a word file, as a multiple of the square root of the size of all words. Larger files mean fewer
 * requests for a first query; smaller ones mean less to download, but a longer list of their first words.
 */
const WORD_FILE_ROOTS = 4;

/** Uncompressed length of a text file, in characters. Each hit in the results may need a text file of its own. */
const TEXT_FILE_LENGTH = 1_300;

/** The highest compression. */
const COMPRESSION = { level: 9, memLevel: 9 };

/** Length of a version: the first hex digits of a SHA-256 hash. */
const VERSION_LENGTH = 12;

/**
 * Compresses the files into the folder of their version, and adds the bundle and the manifest.
 *
 * @param files - all but the outline
 * @param unbundled - files that can be made from those in the bundle
 */
function compressed(
  outline: OutlineFile,
  files: Readonly<Record<string, unknown>>,
  unbundled: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, Uint8Array> {
  const bundle = { [FILE_NAMES.outline]: outline, ...files };
  const hash = createHash('sha256').update(JSON.stringify(bundle)).digest('hex');
  const version = hash.slice(0, VERSION_LENGTH);
  const manifest: Manifest = { format: FORMAT, version, outline };
  const written = Object.entries({ ...files, ...unbundled, [FILE_NAMES.bundle]: bundle }).map(
    ([name, content]) =>
      [`${version}/${name}`, gzipSync(JSON.stringify(content), COMPRESSION)] as const,
  );
  return new Map([[MANIFEST_FILE, Buffer.from(JSON.stringify(manifest))], ...written]);
}

/** Groups records by page, in order, each page's own record first. */
function byPage(records: readonly SearchRecord[]): readonly (readonly SearchRecord[])[] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = `${record.language} ${record.docusaurus_tag} ${pathOf(record)}`;
    const page = pages.get(key) ?? [];
    pages.set(key, page);
    page.push(record);
  }
  return [...pages.values()];
}

/** Splits a list into groups that have about the same size. */
function grouped<Item>(items: readonly Item[], sizeOf: (item: Item) => number, most: number) {
  const groups: Item[][] = [];
  let size = most;
  for (const item of items) {
    if (size >= most) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(item);
    size += sizeOf(item);
  }
  return groups;
}

/** Splits the sorted words into groups whose files have about the same size. */
function wordGroups(words: Postings, keywords: Postings): readonly (readonly string[])[] {
  const terms = [...new Set([...words.terms(), ...keywords.terms()])].sort();
  const bytesOf = (term: string) => term.length + 1.5 * (words.count(term) + keywords.count(term));
  const all = terms.reduce((sum, term) => sum + bytesOf(term), 0);
  return grouped(terms, bytesOf, WORD_FILE_ROOTS * Math.sqrt(all));
}

/** The record of a text file: the beginning of its text is cut at a word boundary. */
function shown(record: SearchRecord): TextFile[number] {
  const { hierarchy, content, columns = [] } = record;
  const end =
    content !== null && content.length > SHOWN_LENGTH
      ? content.lastIndexOf(' ', SHOWN_LENGTH)
      : undefined;
  const path = LEVELS.slice(2, levelOf(record) + 1).map((level) => hierarchy[level]);
  const text = content?.slice(0, end) ?? null;
  const anchor = anchorOf(record);
  return record.isRow ? [anchor, path, text, columns] : [anchor, path, text];
}

/** Leaves out the columns of rows after one with the same columns. */
function withoutRepeats(file: TextFile): TextFile {
  let before = '[]';
  return file.map(([anchor, path, content, columns]) => {
    const now = columns === undefined ? before : JSON.stringify(columns);
    const isNew = now !== before;
    before = now;
    return columns !== undefined && isNew
      ? [anchor, path, content, columns]
      : [anchor, path, content];
  });
}

/** Splits the records of a page into text files. */
function textFilesOf(records: readonly SearchRecord[]): readonly TextFile[] {
  const lengthOf = ([, path, content]: TextFile[number]) =>
    (path.at(-1) ?? '').length + (content ?? '').length;
  return grouped(records.map(shown), lengthOf, TEXT_FILE_LENGTH).map(withoutRepeats);
}

/** The signs of the records' names and texts. A rare word finds its records without them. */
function signsOf(records: readonly SearchRecord[], words: Postings): SignsFile {
  const isRare = (word: string) => !isStopWord(word) && words.count(word) <= RARE;
  return records.map((record) => {
    const joints = [nameOf(record), record.content ?? ''].flatMap(jointsOf);
    return signatureOf(
      new Set(joints.filter(({ words }) => !words.some(isRare)).map(({ key }) => key)),
    );
  });
}

/**
 * Builds the files that the browser searches.
 *
 * @param synonyms - groups of words or phrases with the same meaning
 * @returns the files, including the manifest, by their paths relative to the index folder
 */
export function indexFiles(
  unordered: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): ReadonlyMap<string, Uint8Array> {
  const recordsByPage = byPage(unordered);
  const records = recordsByPage.flat();
  const pages = recordsByPage.flatMap(([page]) => page ?? []);
  const pageWords = pagePostings(pages);
  const names = pageWords.terms();
  const words = wordPostings(records);
  const keywords = keywordsOf(records);
  const keywordWords = keywordPostings(keywords);
  const groups = wordGroups(words, keywordWords);
  const texts = recordsByPage.flatMap(textFilesOf);
  const outline: OutlineFile = {
    origin: pages[0] === undefined ? '' : new URL(pages[0].url).origin,
    pages: pages.map((page, at) => [
      page.hierarchy.lvl1,
      pathOf(page),
      page.hierarchy.lvl0,
      page.language,
      page.docusaurus_tag,
      recordsByPage[at]?.length ?? 0,
    ]),
    synonyms: synonyms.map((group) => group.map(foldedText)),
    wordsFrom: groups.map(([first = '']) => first),
    names: { terms: packWords(names), postings: pageWords.lists(names) },
    textSizes: texts.map(({ length }) => length),
    level: packNumbers(records.map(levelOf)),
    isRow: packNumbers(records.map(({ isRow }) => Number(isRow ?? false))),
    nameLength: packNumbers(records.map((record) => tellingWords(nameOf(record)))),
    keywordCount: packNumbers(records.map((record) => record.keywords?.length ?? 0)),
    textLength: packNumbers(
      records.map(({ content }) =>
        Math.round(Math.log2(1 + tellingWords(content ?? '')) * LENGTH_STEPS),
      ),
    ),
  };
  const named = <Content>(nameAt: (at: number) => string, contents: readonly Content[]) =>
    Object.fromEntries(contents.map((content, at) => [nameAt(at), content]));
  return compressed(
    outline,
    {
      [FILE_NAMES.signs]: signsOf(records, words),
      ...named(
        FILE_NAMES.words,
        groups.map((terms) => ({
          terms: packWords(terms),
          postings: words.lists(terms),
          keywords: keywordWords.lists(terms),
        })),
      ),
      ...named(FILE_NAMES.texts, texts),
    },
    named(FILE_NAMES.spelling, spellingsOf(groups.flat(), new Set(names))),
  );
}

/** Replaces the contents of a folder with the files of an index. */
export async function writeIndexFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
