import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  COUNT_BITS,
  FORMAT,
  type IndexFile,
  MANIFEST_FILE,
  type Manifest,
  type OutlinePage,
} from '../../shared/files/format.ts';
import { writeTerms } from '../../shared/files/terms.ts';
import type { SearchRecord } from '../../shared/record.ts';
import { foldedText, isStopWord, termsOf } from '../../shared/words.ts';
import { ByteWriter } from './bytes.ts';
import { namePostings, pathOf, writeOutline } from './outline.ts';
import { Postings } from './postings.ts';

/** A file of the index, to be written. */
export interface WrittenFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Size of a word file before it is compressed, in bytes: a query reads a few of them. */
const WORD_FILE_BYTES = 12_000;

const GZIP_LEVEL = 9;

/** Half of a SHA-256 tells any two files of a site apart. */
const NAME_LENGTH = 16;

const encoder = new TextEncoder();

class Files {
  readonly written: WrittenFile[] = [];

  /** Compresses a file and names it by its content. */
  add(content: Uint8Array): IndexFile {
    const compressed = gzipSync(content, { level: GZIP_LEVEL });
    const hash = createHash('sha256').update(compressed).digest('hex');
    const name = `${hash.slice(0, NAME_LENGTH)}.bin`;
    this.written.push({ name, content: compressed });
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

function textPostings(records: readonly SearchRecord[]): Postings {
  const postings = new Postings();
  const most = 2 ** COUNT_BITS - 1;
  for (const [position, { content }] of records.entries()) {
    for (const term of termsOf(content ?? '')) {
      if (!isStopWord(term)) {
        postings.add(term, position, 0, (before) => Math.min(most, before + 1));
      }
    }
  }
  return postings;
}

/** Cuts the words of texts into files of about one size, in the order of the alphabet. */
function wordFiles(postings: Postings, files: Files): (IndexFile & { from: string })[] {
  const groups: string[][] = [];
  let size = WORD_FILE_BYTES;
  for (const term of postings.terms()) {
    if (size >= WORD_FILE_BYTES) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(term);
    size += term.length + 1.5 * postings.of(term).length;
  }
  return groups.map((terms) => {
    const writer = new ByteWriter();
    writer.text(writeTerms(terms));
    writer.column([...postings.write(terms, COUNT_BITS)]);
    return { ...files.add(writer.toBytes()), from: terms[0] ?? '' };
  });
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
  const files = new Files();
  const languages = positions();
  const tags = positions();
  const pages = grouped.flatMap(([page, ...others]): OutlinePage[] =>
    page === undefined
      ? []
      : [
          {
            title: page.hierarchy.lvl1,
            path: pathOf(page),
            language: languages.of(page.language),
            tag: tags.of(page.docusaurus_tag),
            records: others.length + 1,
            file: files.add(encoder.encode(JSON.stringify([page, ...others]))),
          },
        ],
  );
  const names = namePostings(records);
  const texts = textPostings(records);
  const known = new Set(names.terms());
  const head = {
    pages,
    languages: languages.list,
    tags: tags.list,
    synonyms: synonyms.map((group) => group.map(foldedText)),
    keywords: grouped.flatMap(([page], position) =>
      (page?.keywords ?? []).map((keyword) => [position, foldedText(keyword)] as const),
    ),
    words: wordFiles(texts, files),
    spelling: files.add(
      encoder.encode(writeTerms(texts.terms().filter((term) => !known.has(term)))),
    ),
  };
  const manifest: Manifest = {
    format: FORMAT,
    outline: files.add(writeOutline(head, records, names)),
  };
  return [
    ...files.written,
    { name: MANIFEST_FILE, content: encoder.encode(JSON.stringify(manifest)) },
  ];
}
