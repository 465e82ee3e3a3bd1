import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  FILE_NAMES,
  FORMAT,
  MANIFEST_FILE,
  type Manifest,
  type OutlinePage,
  SPELLING_FILES,
  SPELLING_LENGTH,
  spellingFileOf,
  VERSION_LENGTH,
  WORD_BITS,
} from '../../shared/files/format.ts';
import { writeTerms } from '../../shared/files/terms.ts';
import type { SearchRecord } from '../../shared/record.ts';
import { foldedText } from '../../shared/words.ts';
import { ByteWriter } from './bytes.ts';
import { writeOutline } from './outline.ts';
import type { Postings } from './postings.ts';
import { pagePostings, pathOf, wordPostings } from './terms.ts';
import { textFilesOf } from './texts.ts';

/** A file of the index, ready to be written. */
export interface WrittenFile {
  /** Path relative to the index folder. */
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * Uncompressed size of a word file, as a multiple of the square root of the size of all words. Larger files mean fewer
 * requests for a first query; smaller ones mean less to download, but a longer list of their first words.
 */
const WORD_FILE_ROOTS = 4;

/** The highest compression. */
const COMPRESSION = { level: 9, memLevel: 9 };

const encoder = new TextEncoder();

/** Compresses the files into the folder of their version, and adds the bundle and the manifest. */
function compressed(files: ReadonlyMap<string, Uint8Array>): readonly WrittenFile[] {
  const bundle = new ByteWriter();
  for (const content of files.values()) {
    bundle.column(content);
  }
  const all = bundle.toBytes();
  const version = createHash('sha256').update(all).digest('hex').slice(0, VERSION_LENGTH);
  const written = [...files, [FILE_NAMES.bundle, all] as const].map(([name, content]) => ({
    name: `${version}/${name}`,
    content: gzipSync(content, COMPRESSION),
  }));
  const manifest: Manifest = { format: FORMAT, version };
  return [...written, { name: MANIFEST_FILE, content: encoder.encode(JSON.stringify(manifest)) }];
}

/** Groups records by page, in order, each page's own record first. */
function byPage(records: readonly SearchRecord[]): readonly (readonly SearchRecord[])[] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = `${record.language} ${record.docusaurus_tag} ${pathOf(record)}`;
    const page = pages.get(key);
    if (page === undefined) {
      pages.set(key, [record]);
    } else {
      page.push(record);
    }
  }
  return [...pages.values()];
}

/** Splits the sorted words into groups whose files have about the same size. */
function wordGroups(words: Postings): readonly (readonly string[])[] {
  const groups: string[][] = [];
  const terms = words.terms();
  const bytesOf = (term: string) => term.length + 1.5 * words.count(term);
  const all = terms.reduce((sum, term) => sum + bytesOf(term), 0);
  const most = WORD_FILE_ROOTS * Math.sqrt(all);
  let size = most;
  for (const term of terms) {
    if (size >= most) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(term);
    size += bytesOf(term);
  }
  return groups;
}

function wordFile(terms: readonly string[], words: Postings): Uint8Array {
  const writer = new ByteWriter();
  writer.text(writeTerms(terms));
  writer.column(words.write(terms, WORD_BITS));
  return writer.toBytes();
}

/** Groups the words by first letter. Leaves out those of page names and keywords, which are in the outline. */
function spellingFiles(words: Postings, known: ReadonlySet<string>): readonly string[] {
  const byLetter: string[][] = Array.from({ length: SPELLING_FILES }, () => []);
  for (const term of words.terms()) {
    if (term.length >= SPELLING_LENGTH && /^\p{L}+$/u.test(term) && !known.has(term)) {
      byLetter[spellingFileOf(term)]?.push(term);
    }
  }
  return byLetter.map(writeTerms);
}

/** Assigns positions to values in the order in which they first occur. */
function positions(): { list: string[]; of(value: string): number } {
  const list: string[] = [];
  return {
    list,
    of(value) {
      const known = list.indexOf(value);
      return known === -1 ? list.push(value) - 1 : known;
    },
  };
}

/**
 * Builds the files that the browser searches.
 *
 * @param unordered - records of all pages
 * @param synonyms - groups of words or phrases with the same meaning
 * @returns the files by name, including the manifest
 */
export function indexFiles(
  unordered: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): readonly WrittenFile[] {
  const grouped = byPage(unordered);
  const records = grouped.flat();
  const pages = grouped.flatMap(([page]) => page ?? []);
  const [sections, languages, tags] = [positions(), positions(), positions()];
  const pageWords = pagePostings(pages);
  const words = wordPostings(records);
  const groups = wordGroups(words);
  const head = {
    origin: pages[0] === undefined ? '' : new URL(pages[0].url).origin,
    pages: pages.map(
      (page, at): OutlinePage => [
        page.hierarchy.lvl1,
        pathOf(page),
        sections.of(page.hierarchy.lvl0),
        languages.of(page.language),
        tags.of(page.docusaurus_tag),
        grouped[at]?.length ?? 0,
      ],
    ),
    sections: sections.list,
    languages: languages.list,
    tags: tags.list,
    synonyms: synonyms.map((group) => group.map(foldedText)),
    wordsFrom: groups.map(([first = '']) => first),
  };
  const known = new Set(pageWords.terms());
  const texts = grouped.flatMap(textFilesOf);
  const recordCounts = texts.map((file) => file.records.length);
  const { outline, ...names } = FILE_NAMES;
  return compressed(
    new Map([
      [outline, writeOutline(head, records, pageWords, recordCounts)],
      ...groups.map((terms, at) => [names.words(at), wordFile(terms, words)] as const),
      ...spellingFiles(words, known).map(
        (text, at) => [names.spelling(at), encoder.encode(text)] as const,
      ),
      ...texts.map((file, at) => [names.texts(at), encoder.encode(JSON.stringify(file))] as const),
    ]),
  );
}
