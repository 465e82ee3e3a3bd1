import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheckOptions, checkLibrary } from '../../../../commands/documents/checkLibrary.ts';
import type { ShownSets } from '../../../../plugins/checks/node/index.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

const FIXTURES = path.resolve('tests/fixtures/planted');

/** The library without a mistake that each mistake is planted in. */
export const LIBRARY = path.join(FIXTURES, 'library');

/** Folder of the planted documents, which is that of a section. */
const SECTION = 'docs/misc';

/** What precedes the text of a document that doesn't bring its own front matter. */
const BEGINNING = `---
title: Planted
description: What the mistake in this document is, written by somebody who was in a hurry on that day.
kind: guide
verified: 2026-11-21
sources: []
---

Drink your [tea](/tea) before you eat your [rice](/rice).

`;

const BEGINNING_LENGTH = BEGINNING.split('\n').length - 1;

/** A mistake, and the only finding that it may lead to; or what looks like mistakes, and is right. */
export interface Planted {
  /** Path below the fixtures, such as `fields/title-missing`. */
  readonly name: string;
  /** The finding as `npm run check` prints it; `undefined` if it may not find anything. */
  readonly finding: string | undefined;
  /** The document that has it, if it's in the text of one, with what precedes what the writer wrote. */
  readonly document?: { readonly file: string; readonly slug: string; readonly text: string };
  /** Whether it's in the description of a data set, which is code. */
  readonly ownsData?: boolean;
  /** Puts the mistake into a copy of the library. */
  readonly plant: (root: string) => void;
}

/** A document: the first line says which line gets which finding, or "finds nothing"; the rest is what the writer wrote. */
function plantedDocument(name: string): Planted {
  const file = `${SECTION}/${path.basename(name)}`;
  const written = readFileSync(path.join(FIXTURES, name), 'utf8');
  const [found, line, message] = /^finds (?:(\d+): (.*)|nothing)\n/.exec(written) ?? [];
  if (found === undefined) {
    throw new Error(`${name}: the first line is not "finds <line>: <message>" or "finds nothing"`);
  }
  const own = written.slice(written.indexOf('\n') + 1);
  const isComplete = own.startsWith('---\n');
  const text = isComplete ? own : BEGINNING + own;
  const slug = `/${path.basename(name, '.mdx')}`;
  return {
    name,
    finding: line && `${file}:${Number(line) + (isComplete ? 0 : BEGINNING_LENGTH)}: ${message}`,
    document: { file, slug, text },
    plant: (root) =>
      writeFiles(root, {
        [file]: text,
        'docs/published.txt': `${readFileSync(path.join(LIBRARY, 'docs/published.txt'), 'utf8')}${slug}\n`,
      }),
  };
}

/** Files to lay over the library, beside `finds.txt` with the finding as a line. */
function plantedFiles(name: string): Planted {
  const folder = path.join(FIXTURES, name);
  return {
    name,
    ownsData: existsSync(path.join(folder, 'data')),
    finding: readFileSync(path.join(folder, 'finds.txt'), 'utf8').trimEnd(),
    plant: (root) =>
      cpSync(folder, root, {
        recursive: true,
        filter: (source) => path.basename(source) !== 'finds.txt',
      }),
  };
}

/** All mistakes, by subject and name. */
export const PLANTED: readonly Planted[] = readdirSync(FIXTURES)
  .filter((subject) => !['library', 'README.md'].includes(subject))
  .flatMap((subject) =>
    readdirSync(path.join(FIXTURES, subject)).map((entry) => {
      const name = `${subject}/${entry}`;
      return entry.endsWith('.mdx') ? plantedDocument(name) : plantedFiles(name);
    }),
  );

/** The sources of all planted diagrams. */
export const DIAGRAMS: readonly string[] = PLANTED.flatMap(({ document }) =>
  [...(document?.text ?? '').matchAll(/^```mermaid\n(.*?)\n```$/gms)].map(
    ([, source = '']) => source,
  ),
);

/** The data sets of a copy of the library. */
export async function setsIn(root: string): Promise<ShownSets> {
  const { DATA_SETS }: { DATA_SETS: ShownSets } = await import(path.join(root, 'data/index.ts'));
  return DATA_SETS;
}

/**
 * Plants a mistake in a copy of the library, and checks it as `npm run check` does.
 *
 * @returns all findings
 */
export async function findingsOf(
  { plant, ownsData = false }: Partial<Planted> & Pick<Planted, 'plant'>,
  options: Pick<CheckOptions, 'checks'> = {},
): Promise<readonly string[]> {
  const root = temporaryFolder({});
  cpSync(LIBRARY, root, { recursive: true });
  plant(root);
  const sets = await setsIn(ownsData ? root : LIBRARY);
  return (await checkLibrary(root, { ...options, sets })).findings;
}
