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

/** A file of the index, to be written. */
export interface WrittenFile {
  /** Path below the index's folder. */
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * Size of a word file before it is compressed, in roots of the bytes of all words: a first query reads
 * a few files, each of which costs a request whatever its size, and knows where each of them begins.
 */
const WORD_FILE_ROOTS = 4;

/** As small as it gets. */
const COMPRESSION = { level: 9, memLevel: 9 };

const encoder = new TextEncoder();

/** Compresses the files and puts them into the folder of their version, with the bundle and the manifest. */
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
  const manifest: Manifest = {
    format: FORMAT,
    version,
    bundleBytes: written.at(-1)?.content.length ?? 0,
  };
  return [...written, { name: MANIFEST_FILE, content: encoder.encode(JSON.stringify(manifest)) }];
}

/** Records of one page in their order, the page's own first. */
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

/** Cuts words into groups whose files have about one size, in the order of the alphabet. */
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

/** The words by their first letter, those of pages left out: the outline has them. */
function spellingFiles(words: Postings, known: ReadonlySet<string>): readonly string[] {
  const byLetter: string[][] = Array.from({ length: SPELLING_FILES }, () => []);
  for (const term of words.terms()) {
    if (term.length >= SPELLING_LENGTH && /^\p{L}+$/u.test(term) && !known.has(term)) {
      byLetter[spellingFileOf(term)]?.push(term);
    }
  }
  return byLetter.map(writeTerms);
}

/** Positions of values in a list that grows as they come. */
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
 * Makes the files that the browser searches in.
 *
 * @param unordered - records of all pages
 * @param synonyms - groups of words or phrases that mean the same
 * @returns the files by the names they are asked for, the manifest among them
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
