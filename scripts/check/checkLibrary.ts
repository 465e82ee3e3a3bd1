import { existsSync } from 'node:fs';
import path from 'node:path';
import { DATA_SETS } from '../../data/index.ts';
import { documentChecks } from '../../plugins/content/checks/node/index.ts';
import { lineOf, loadDataSets, rowIds } from '../../plugins/content/data/node/index.ts';
import { asLine, check } from '../../plugins/documents/node/contract/check.ts';
import { catalogReader } from '../../plugins/documents/node/contract/reader.ts';
import { PAGES, SECTIONS } from '../../site/identity.ts';

/** Only links that begin with the site's origin depend on it, and none should. */
const ORIGIN = 'http://localhost:3000';

/**
 * Checks a library's documents and data sets against their rules, as a build does before bundling.
 *
 * @param root - folder that contains docs/ and data/
 * @returns the counts, and a line for each finding: `file:line: what is wrong; how to fix it`
 */
export async function checkLibrary(
  root: string,
): Promise<{ documents: number; sets: number; findings: string[] }> {
  const dataFolder = path.join(root, 'data');
  const readCatalog = catalogReader(root, ORIGIN, {
    pages: PAGES,
    published: path.join(root, 'docs/published.txt'),
    // As in docusaurus.config.ts.
    outsideSidebars: ['sport/README'],
    rowIds: rowIds({ sets: DATA_SETS, folder: dataFolder }),
    hasPicture: (name) => existsSync(path.join(root, 'images/docs', name)),
    checks: () => documentChecks(dataFolder),
  });
  const sections = new Set(SECTIONS.map((section) => section.folder));
  // The sidebars are generated from the sections' folders, recursively.
  const catalog = await readCatalog((id) => sections.has(id.split('/')[0] ?? ''));
  const findings = await check(catalog);
  const data = loadDataSets(DATA_SETS, dataFolder);
  return {
    documents: catalog.documents.length,
    sets: Object.keys(DATA_SETS).length,
    findings: [...findings.map(asLine), ...data.findings.map(lineOf)],
  };
}
