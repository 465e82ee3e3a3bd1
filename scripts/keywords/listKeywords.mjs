import path from 'node:path';
import { readDocuments } from '../project/documents.mjs';
import { ROOT } from '../project/root.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/**
 * Lists the keywords of documents none of whose words occur on the page or in the section.
 *
 * @param {string} root folder that contains docs/ and data/
 * @param {readonly string[]} [files] paths of documents below the root; by default, all
 * @returns {Promise<string>} a line for each place, and the count
 * @throws {Refusal} if a document doesn't exist
 */
export async function listKeywords(root, files) {
  /** @type {typeof import('../../plugins/search/node/keywords.ts')} */
  const { keywordReport } = loadTypeScript(ROOT, 'plugins/search/node/keywords.ts');
  /** @type {typeof import('../../plugins/content/data/node/readSet.ts')} */
  const { downloads } = loadTypeScript(ROOT, 'plugins/content/data/node/readSet.ts');
  /** @type {typeof import('../../data/index.ts')} */
  const { DATA_SETS } = loadTypeScript(ROOT, 'data/index.ts');
  return keywordReport(
    await readDocuments(root, files),
    downloads({ sets: DATA_SETS, folder: path.join(root, 'data') }),
  );
}
