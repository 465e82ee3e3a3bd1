import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ByteWriter, writeTerms } from '../../shared/files/bytes.ts';
import {
  FILE_NAMES,
  FORMAT,
  LENGTH_STEPS,
  MANIFEST_FILE,
  type Manifest,
  type OutlineHead,
  type OutlinePage,
  PAGE_FIELD_BITS,
  ROW_BIT,
  SPELLING_FILES,
  SPELLING_LENGTH,
  spellingFileOf,
  type TextFile,
  VERSION_LENGTH,
  WORD_BITS,
} from '../../shared/files/format.ts';
import {
  anchorOf,
  LEVELS,
  levelOf,
  nameOf,
  pathOf,
  type SearchRecord,
} from '../../shared/record.ts';
import { foldedText, isStopWord, wordsOf } from '../../shared/words.ts';
import { type Postings, pagePostings, wordPostings } from './postings.ts';

/**
 * Uncompressed size of a word file, as a multiple of the square root of the size of all words. Larger files mean fewer
 * requests for a first query; smaller ones mean less to download, but a longer list of their first words.
 */
const WORD_FILE_ROOTS = 4;

/** Uncompressed length of a text file, in characters. Each hit in the results may need a text file of its own. */
const TEXT_FILE_LENGTH = 2_600;

/** Number of characters of a record's text that are kept for display. All its words are in the index. */
const SHOWN_LENGTH = 1_700;

/** The highest compression. */
const COMPRESSION = { level: 9, memLevel: 9 };

/** Maximum value in a column of bytes. */
const COLUMN_MAX = 255;

const encoder = new TextEncoder();

/** Compresses the files into the folder of their version, and adds the bundle and the manifest. */
function compressed(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const writer = new ByteWriter();
  for (const content of files.values()) {
    writer.column(content);
  }
  const bundle = writer.toBytes();
  const version = createHash('sha256').update(bundle).digest('hex').slice(0, VERSION_LENGTH);
  const manifest: Manifest = { format: FORMAT, version };
  const written = new Map<string, Uint8Array>();
  written.set(MANIFEST_FILE, encoder.encode(JSON.stringify(manifest)));
  for (const [name, content] of [...files, [FILE_NAMES.bundle, bundle] as const]) {
    written.set(`${version}/${name}`, gzipSync(content, COMPRESSION));
  }
  return written;
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
function wordGroups(words: Postings): readonly (readonly string[])[] {
  const terms = words.terms();
  const bytesOf = (term: string) => term.length + 1.5 * words.count(term);
  const all = terms.reduce((sum, term) => sum + bytesOf(term), 0);
  return grouped(terms, bytesOf, WORD_FILE_ROOTS * Math.sqrt(all));
}

function wordFile(terms: readonly string[], words: Postings): Uint8Array {
  const writer = new ByteWriter();
  writer.text(writeTerms(terms));
  writer.column(words.write(terms, WORD_BITS));
  return writer.toBytes();
}

/** Groups the words by first letter. Leaves out those of page names and keywords, which are in the outline. */
function spellingFiles(words: Postings, pageWords: Postings): readonly string[] {
  const byLetter: string[][] = Array.from({ length: SPELLING_FILES }, () => []);
  for (const term of words.terms()) {
    if (term.length >= SPELLING_LENGTH && /^\p{L}+$/u.test(term) && pageWords.count(term) === 0) {
      byLetter[spellingFileOf(term)]?.push(term);
    }
  }
  return byLetter.map(writeTerms);
}

/** The record of a text file: the beginning of its text is cut at a word boundary. */
function shown(record: SearchRecord): TextFile[number] {
  const { hierarchy, content } = record;
  const end =
    content !== null && content.length > SHOWN_LENGTH
      ? content.lastIndexOf(' ', SHOWN_LENGTH)
      : undefined;
  return [
    anchorOf(record),
    LEVELS.slice(2, levelOf(record) + 1).map((level) => hierarchy[level]),
    content?.slice(0, end) ?? null,
  ];
}

/** Splits the records of a page into text files. */
function textFilesOf(records: readonly SearchRecord[]): readonly TextFile[] {
  const lengthOf = ([, path, content]: TextFile[number]) =>
    (path.at(-1) ?? '').length + (content ?? '').length;
  return grouped(records.map(shown), lengthOf, TEXT_FILE_LENGTH);
}

const capped = (value: number) => Math.min(COLUMN_MAX, Math.round(value));

const tellingWords = (text: string) =>
  wordsOf(text).filter(({ folded }) => !isStopWord(folded)).length;

/** Writes the outline: its JSON, the words of pages with their postings, and one column per property of the records. */
function outlineFile(
  head: OutlineHead,
  records: readonly SearchRecord[],
  pageWords: Postings,
  texts: readonly TextFile[],
): Uint8Array {
  const writer = new ByteWriter();
  const terms = pageWords.terms();
  writer.text(JSON.stringify(head));
  writer.text(writeTerms(terms));
  writer.column(pageWords.write(terms, PAGE_FIELD_BITS));
  writer.number(texts.length);
  for (const file of texts) {
    writer.number(file.length);
  }
  writer.column(records.map((record) => levelOf(record) + (record.isRow ? ROW_BIT : 0)));
  writer.column(records.map((record) => capped(tellingWords(nameOf(record)))));
  writer.column(
    records.map(({ content }) => capped(Math.log2(1 + tellingWords(content ?? '')) * LENGTH_STEPS)),
  );
  return writer.toBytes();
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
  const distinct = (read: (page: SearchRecord) => string) => [...new Set(pages.map(read))];
  const sections = distinct(({ hierarchy }) => hierarchy.lvl0);
  const languages = distinct(({ language }) => language);
  const tags = distinct(({ docusaurus_tag }) => docusaurus_tag);
  const pageWords = pagePostings(pages);
  const words = wordPostings(records);
  const groups = wordGroups(words);
  const texts = recordsByPage.flatMap(textFilesOf);
  const head: OutlineHead = {
    origin: pages[0] === undefined ? '' : new URL(pages[0].url).origin,
    pages: pages.map(
      (page, at): OutlinePage => [
        page.hierarchy.lvl1,
        pathOf(page),
        sections.indexOf(page.hierarchy.lvl0),
        languages.indexOf(page.language),
        tags.indexOf(page.docusaurus_tag),
        recordsByPage[at]?.length ?? 0,
      ],
    ),
    sections,
    languages,
    tags,
    synonyms: synonyms.map((group) => group.map(foldedText)),
    wordsFrom: groups.map(([first = '']) => first),
  };
  const files = new Map<string, Uint8Array>();
  files.set(FILE_NAMES.outline, outlineFile(head, records, pageWords, texts));
  for (const [at, terms] of groups.entries()) {
    files.set(FILE_NAMES.words(at), wordFile(terms, words));
  }
  for (const [at, text] of spellingFiles(words, pageWords).entries()) {
    files.set(FILE_NAMES.spelling(at), encoder.encode(text));
  }
  for (const [at, file] of texts.entries()) {
    files.set(FILE_NAMES.texts(at), encoder.encode(JSON.stringify(file)));
  }
  return compressed(files);
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
