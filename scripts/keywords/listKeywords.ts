import path from 'node:path';
import { DATA_SETS } from '../../data/index.ts';
import { downloads } from '../../plugins/content/data/node/index.ts';
import { keywordReport } from '../../plugins/search/node/keywords.ts';
import { readDocuments } from '../project/documents.ts';

/**
 * Lists the keywords of documents none of whose words occur on the page or in the section.
 *
 * @param files - paths of documents below the root; by default, all
 * @returns a line for each place, and the count
 * @throws Refusal if a document doesn't exist
 */
export async function listKeywords(root: string, files?: readonly string[]): Promise<string> {
  return keywordReport(
    await readDocuments(root, files),
    downloads({ sets: DATA_SETS, folder: path.join(root, 'data') }),
  );
}
