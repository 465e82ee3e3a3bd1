import { existsSync } from 'node:fs';
import path from 'node:path';
import { DATA_SETS } from '../../data/index.ts';
import type { Reader } from '../../plugins/checks/node/elsewhere.ts';
import { contentChecks, type ShownSets } from '../../plugins/checks/node/index.ts';
import { prepareParser } from '../../plugins/diagrams/node/faults.ts';
import { asLine, check } from '../../plugins/documents/node/contract/check.ts';
import { pictureSizes } from '../../plugins/documents/node/contract/pictureSizes.ts';
import { catalogReader } from '../../plugins/documents/node/contract/reader.ts';
import { lineOf, loadDataSets, rowIds } from '../../plugins/tables/node/index.ts';
import { OUTSIDE_SIDEBARS, PAGES, SECTIONS } from '../../site/identity.ts';

/** Only links that begin with the site's origin depend on it, and none should. */
const ORIGIN = 'http://localhost:3000';

/** What a library is checked with. By default, the project's data sets and all checks of contents. */
export interface CheckOptions {
  readonly sets?: ShownSets;
  readonly checks?: typeof contentChecks;
  /** Reads documents in another process, with the project's data sets and all checks. By default, this process reads all. */
  readonly readElsewhere?: Reader | undefined;
}

/**
 * Checks a library's documents and data sets against their rules, as a build does before bundling.
 *
 * @param root - folder that contains docs/ and data/
 * @returns the counts, and a line for each finding: `file:line: what is wrong; how to fix it`
 */
export async function checkLibrary(
  root: string,
  { sets = DATA_SETS, checks = contentChecks, readElsewhere }: CheckOptions = {},
): Promise<{ documents: number; sets: number; findings: string[] }> {
  // Diagrams are parsed after all documents have been read, so the parser can load meanwhile.
  prepareParser();
  const dataFolder = path.join(root, 'data');
  const readCatalog = catalogReader(root, ORIGIN, {
    pages: PAGES,
    published: path.join(root, 'docs/published.txt'),
    outsideSidebars: OUTSIDE_SIDEBARS,
    rowIds: rowIds({ sets, folder: dataFolder }),
    pictureSizeOf: pictureSizes(path.join(root, 'images/docs')),
    // A build doesn't check this, because drawings are made from one.
    hasDrawing: (key) => existsSync(path.join(root, 'static/diagrams', `${key}.svg`)),
    checks: async () => Object.values(await checks(dataFolder, sets)),
    ...(readElsewhere && { readElsewhere }),
  });
  const sections = new Set(SECTIONS.map((section) => section.folder));
  // The sidebars are generated from the sections' folders, recursively.
  const catalog = await readCatalog((id) => sections.has(id.split('/')[0] ?? ''));
  const findings = await check(catalog);
  const data = loadDataSets(sets, dataFolder);
  return {
    documents: catalog.documents.length,
    sets: Object.keys(sets).length,
    findings: [...findings.map(asLine), ...data.findings.map(lineOf)],
  };
}
