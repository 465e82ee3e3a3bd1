// The planted mistakes, read once for all mutants, by code without a mutant.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLibrary } from '../../commands/documents/checkLibrary.ts';
import { contentChecks, type ShownSets } from '../../plugins/checks/node/index.ts';
import type { Catalog } from '../../plugins/documents/node/contract/catalog.ts';
import { readDocument } from '../../plugins/documents/node/contract/document.ts';
import { documentFiles, fileFrom } from '../../plugins/documents/node/contract/reader.ts';
import {
  FILE_RULES,
  LIBRARY_RULES,
  PAGE_RULES,
} from '../../plugins/documents/node/contract/rules/index.ts';
import type { Page, SourceFile } from '../../plugins/documents/node/contract/rules/rule.ts';
import { LIBRARY, PLANTED, type Planted, setsIn } from '../unit/commands/documents/planted.ts';

const folders = mkdtempSync(path.join(tmpdir(), 'library-'));
process.on('exit', () => rmSync(folders, { recursive: true, force: true }));

type Rule = { check: unknown };

/** Calls a function while rules answer otherwise. */
async function replacing<Result>(
  rules: readonly object[],
  check: (subject: unknown) => unknown,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const own = rules.map((rule) => (rule as Rule).check);
  for (const rule of rules) {
    Object.assign(rule, { check });
  }
  try {
    return await work();
  } finally {
    for (const [at, rule] of rules.entries()) {
      Object.assign(rule, { check: own[at] });
    }
  }
}

/** Calls a function while the rules for documents find nothing. */
export const withoutRules = <Result>(work: () => Result) =>
  replacing([...FILE_RULES, ...PAGE_RULES], () => [], work);

/** A document, as the rules see it. */
export interface Seen {
  readonly source: Parameters<typeof readDocument>[0];
  readonly isReadable: boolean;
  readonly page: Page & SourceFile;
}

async function seen({ file, text }: { readonly file: string; readonly text: string }) {
  const id = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const source = { id, file, text, origin: 'http://localhost:3000' };
  let page: unknown;
  const note = (subject: unknown) => {
    page = subject;
    return [];
  };
  const document = await replacing([...FILE_RULES, ...PAGE_RULES], note, () =>
    readDocument(source),
  );
  return { source, document, isReadable: document.isReadable, page: page as Seen['page'] };
}

/** A copy of the library with a mistake. */
async function planted({ plant, ownsData = false }: Pick<Planted, 'plant' | 'ownsData'>) {
  const root = mkdtempSync(path.join(folders, 'library-'));
  cpSync(LIBRARY, root, { recursive: true });
  plant(root);
  const sets = await setsIn(ownsData ? root : LIBRARY);
  let catalog: unknown;
  const note = (subject: unknown) => {
    catalog = subject;
    return [];
  };
  await replacing(LIBRARY_RULES, note, () =>
    checkLibrary(root, { sets, checks: async () => ({}) }),
  );
  return { folder: path.join(root, 'data'), sets, catalog: catalog as Catalog };
}

/** Prepares one after another, because rules are replaced meanwhile. */
async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
) {
  const results: Result[] = [];
  for (const item of items) {
    results.push(await work(item));
  }
  return results;
}

const SOUND = await planted({ plant: () => {} });

const inDocuments = PLANTED.flatMap(({ document }) => document ?? []);
const read = await inOrder(inDocuments, seen);

const sound = documentFiles(path.join(LIBRARY, 'docs')).map((file) => ({
  file: fileFrom(LIBRARY, file),
  text: readFileSync(file, 'utf8'),
}));

/** The documents of the library, and those that have a mistake. */
export const DOCUMENTS: readonly Seen[] = [...(await inOrder(sound, seen)), ...read];

const inFiles = await inOrder(
  PLANTED.filter(({ document }) => document === undefined),
  async (mistake) => ({ name: mistake.name, ...(await planted(mistake)) }),
);

/** The library without a mistake, and with each. */
export const CATALOGS: readonly Catalog[] = [
  SOUND.catalog,
  ...inFiles.filter(({ name }) => !name.startsWith('data/')).map(({ catalog }) => catalog),
  ...read.map(({ document }, at): Catalog => {
    const published = SOUND.catalog.published ?? [];
    const text = inDocuments[at]?.slug ?? '';
    return {
      ...SOUND.catalog,
      documents: [...SOUND.catalog.documents, document].sort((one, other) =>
        one.file < other.file ? -1 : 1,
      ),
      published: [...published, { text, line: (published.at(-1)?.line ?? 0) + 1 }],
    };
  }),
];

/** The data sets without a mistake, and with each, and their folders. */
export const DATA: readonly {
  readonly name: string;
  readonly folder: string;
  readonly sets: ShownSets;
}[] = [
  { name: 'without a mistake', ...SOUND },
  ...inFiles.filter(({ name }) => name.startsWith('data/')),
];

/** The checks of contents, with the data sets of the library without a mistake. */
export const CONTENT_CHECKS = await contentChecks(SOUND.folder, SOUND.sets);
