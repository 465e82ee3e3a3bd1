import path from 'node:path';
import { readDocuments } from '../project/documents.mjs';
import { ROOT } from '../project/root.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/**
 * Lists the keywords of documents of which no word occurs where they lead.
 *
 * @param {string} root folder that holds docs/ and data/
 * @param {readonly string[]} [files] documents, by their paths below the root; all of them where it is left out
 * @returns {Promise<string>} a line for each place, and the count
 * @throws {Refusal} when a document does not exist
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
