import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import {
  FILE_ENDING,
  FORMAT,
  type IndexFile,
  MANIFEST_FILE,
  type Manifest,
  NAME_LENGTH,
  type OutlinePage,
  SPELLING_FILES,
  SPELLING_LENGTH,
  spellingFileOf,
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
  readonly name: string;
  readonly content: Uint8Array;
}

/** Size of a word file before it is compressed, in bytes: a query reads a few of them. */
const WORD_FILE_BYTES = 10_000;

/** As small as it gets; the hash stands for a checksum. */
const COMPRESSION = { level: 9, memLevel: 9 };

const encoder = new TextEncoder();

class Files {
  /** By name, because two files may have one content. */
  readonly written = new Map<string, Uint8Array>();

  /** Compresses a file and names it by its content. */
  add(content: Uint8Array | string): IndexFile {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    const compressed = deflateRawSync(bytes, COMPRESSION);
    const hash = createHash('sha256').update(compressed).digest('hex');
    const name = hash.slice(0, NAME_LENGTH) + FILE_ENDING;
    this.written.set(name, compressed);
    return { name, bytes: compressed.length };
  }
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
  let size = WORD_FILE_BYTES;
  for (const term of words.terms()) {
    if (size >= WORD_FILE_BYTES) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(term);
    size += term.length + 1.5 * words.count(term);
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
  const files = new Files();
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
  const outline = files.add(
    writeOutline(head, records, pageWords, {
      words: groups.map((terms) => files.add(wordFile(terms, words))),
      spelling: spellingFiles(words, known).map((text) => files.add(text)),
      texts: grouped.flatMap(textFilesOf).map((file) => ({
        ...files.add(JSON.stringify(file)),
        records: file.records.length,
      })),
    }),
  );
  const manifest: Manifest = { format: FORMAT, outline, files: files.written.size };
  return [
    ...[...files.written].map(([name, content]) => ({ name, content })),
    { name: MANIFEST_FILE, content: encoder.encode(JSON.stringify(manifest)) },
  ];
}
