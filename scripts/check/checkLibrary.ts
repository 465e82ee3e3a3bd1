import { existsSync } from 'node:fs';
import path from 'node:path';
import { DATA_SETS } from '../../data/index.ts';
import { documentChecks } from '../../plugins/content/checks/node/index.ts';
import { lineOf, loadDataSets, rowIds } from '../../plugins/content/data/node/index.ts';
import { check } from '../../plugins/documents/node/contract/check.ts';
import { asLine } from '../../plugins/documents/node/contract/finding.ts';
import { documentsReader } from '../../plugins/documents/node/contract/reader.ts';
import { readWordList } from '../../plugins/documents/node/contract/spelling/wordList.ts';
import { ORDER_FILE, readOrder, readPublished } from '../../plugins/documents/node/order.ts';
import { readText } from '../../plugins/mdx/node/sourceText.ts';
import { PAGES, SECTIONS } from '../../site/identity.ts';

/** Documents that need not be in a sidebar, as in docusaurus.config.ts. */
const OUTSIDE_SIDEBARS = ['sport/README'];

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
  const folder = path.join(root, 'docs');
  const dataFolder = path.join(root, 'data');
  const readDocuments = documentsReader({
    siteDir: root,
    folder,
    origin: ORIGIN,
    checks: () => documentChecks(dataFolder),
  });
  const documents = await readDocuments();
  const sections = new Set(SECTIONS.map((section) => section.folder));
  // The sidebars are generated from the sections' folders, recursively.
  const inSidebars = new Set(
    documents.map(({ id }) => id).filter((id) => sections.has(id.split('/')[0] ?? '')),
  );
  const findings = await check({
    documents,
    origin: ORIGIN,
    pages: PAGES,
    inSidebars,
    outsideSidebars: OUTSIDE_SIDEBARS,
    hasPicture: (name) => existsSync(path.join(root, 'images/docs', name)),
    rowIds: rowIds({ sets: DATA_SETS, folder: dataFolder }),
    order: {
      file: `docs/${ORDER_FILE}`,
      entries: readOrder(await readText(path.join(folder, ORDER_FILE))),
    },
    words: {
      file: 'docs/words.txt',
      ...readWordList(await readText(path.join(folder, 'words.txt'))),
    },
    published: {
      file: 'docs/published.txt',
      entries: readPublished(await readText(path.join(folder, 'published.txt'))),
    },
  });
  const data = loadDataSets(DATA_SETS, dataFolder);
  return {
    documents: documents.length,
    sets: Object.keys(DATA_SETS).length,
    findings: [...findings.map(asLine), ...data.findings.map(lineOf)],
  };
}
